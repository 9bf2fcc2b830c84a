/** Licensees' calls about allocations. A separate module, so that only pages that need them load them. */
export const allocationCalls = {
  readAllocation: 'GET /api/licensee/allocations/:id',
  requestUnits: 'PUT /api/licensee/allocations/:id/request',
  confirmShare: 'POST /api/licensee/allocations/:id/confirm',
  letShareGo: 'PUT /api/licensee/allocations/:id/let-go',
} as const;
