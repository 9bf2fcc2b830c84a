export { driverCalls } from '../../foundation/calls/driver.ts';
export * from './clock.ts';
export * from './conflict.ts';
export * from './driver-update.ts';
export * from './link.ts';
export * from './proof.ts';
export * from './report.ts';
