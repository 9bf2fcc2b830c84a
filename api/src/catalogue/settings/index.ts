export { settingsHandlers } from './handlers.ts';
export { readSettings, settingsModel } from './model.ts';
export { presentDeposits, presentSwitches } from './present.ts';
export { switchSettings } from './switch.ts';
export { createTradeSettings } from './trade-settings.ts';
