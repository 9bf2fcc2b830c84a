/** Licensees' calls about their account. A separate module, so that only pages that need them load them. */
export const kegCalls = {
  licenseeKegs: 'GET /api/licensee/kegs',
  licenseeDetails: 'GET /api/licensee/details',
} as const;
