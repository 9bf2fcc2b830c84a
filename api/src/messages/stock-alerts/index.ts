export { askForDemoBeer } from './demo.ts';
export { stockAlertHandlers } from './handlers.ts';
export { stockAlertSource, stockAlertsModel } from './model.ts';
export { stockAlertMails, stockAlertTask, sweepStockAlerts, tellWhatIsBack } from './task.ts';
