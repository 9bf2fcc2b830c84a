/** Licensees' calls about their kegs. A separate module, so that only pages that need them load them. */
export const kegCalls = { licenseeKegs: 'GET /api/licensee/kegs' } as const;
