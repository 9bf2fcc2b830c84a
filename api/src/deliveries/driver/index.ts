export { driverHandlers } from './handlers.ts';
export { driverLogModel, driverLogSource } from './model.ts';
export { stopHandler } from './stop-handler.ts';
