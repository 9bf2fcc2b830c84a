export { changeStatus } from './change-status.ts';
export { adminOrderHandlers } from './handlers.ts';
export { onTheRoadHandler } from './on-the-road.ts';
