/** Calls of the driver's page. A separate module, so that no other page loads them. */
export const driverCalls = {
  openRun: 'POST /api/runs/:run/open',
  driverRun: 'GET /api/runs/:run',
  sendPresses: 'POST /api/runs/:run/presses',
  sendPhoto: 'PUT /api/runs/:run/photos/:photo',
} as const;
