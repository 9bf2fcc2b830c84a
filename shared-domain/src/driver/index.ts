export { driverCalls } from '../calls/driver.ts';
export * from './clock.ts';
export * from './conflict.ts';
export * from './link.ts';
export * from './press.ts';
export * from './report.ts';
