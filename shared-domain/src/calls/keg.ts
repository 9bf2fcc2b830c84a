/** What licensees call about their kegs: method and path. Kept apart, so that only pages that need it load it. */
export const kegCalls = {
  licenseeKegs: 'GET /api/licensee/kegs',
} as const;
