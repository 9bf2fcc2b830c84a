export type { CallData, CallInput, RequestOptions } from '../client/typed-call.ts';
export * from './staff-client.ts';
