export { driverHandlers } from './handlers.ts';
export { driverLogModel, driverLogSource, isCurrentLink } from './model.ts';
export { stopHandler } from './stop-handler.ts';
