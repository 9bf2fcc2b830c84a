/** What the driver's page calls: method and path. Kept apart, so that no other page loads it. */
export const driverCalls = {
  openRun: 'POST /api/runs/:run/open',
  driverRun: 'GET /api/runs/:run',
  sendPresses: 'POST /api/runs/:run/presses',
} as const;
