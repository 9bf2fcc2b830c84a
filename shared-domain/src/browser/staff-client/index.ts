export type { CallData, CallInput } from '../client/typed-call.ts';
export * from './staff-client.ts';
