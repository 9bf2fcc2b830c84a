/** What customers call about sold-out products: method and path. Kept apart, so that only pages that need it load it. */
export const stockAlertCalls = {
  askForStockAlert: 'POST /api/stock-alerts',
  openStockAlerts: 'POST /api/stock-alerts/link',
} as const;
