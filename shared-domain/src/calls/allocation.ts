/** What licensees call about scarce beer: method and path. Kept apart, so that only pages that need it load it. */
export const allocationCalls = {
  readAllocation: 'GET /api/licensee/allocations/:id',
  requestUnits: 'PUT /api/licensee/allocations/:id/request',
  confirmShare: 'POST /api/licensee/allocations/:id/confirm',
  letShareGo: 'PUT /api/licensee/allocations/:id/let-go',
} as const;
