/** Customers' calls about sold-out products. A separate module, so that only pages that need them load them. */
export const stockAlertCalls = {
  askForStockAlert: 'POST /api/stock-alerts',
  openStockAlerts: 'POST /api/stock-alerts/link',
} as const;
