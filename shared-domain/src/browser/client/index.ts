export * from './carried-answers.ts';
export * from './client.ts';
export * from './keys.ts';
export * from './live.ts';
export * from './poll.ts';
export * from './result.ts';
export * from './transport.ts';
export { type CallData, type CallInput, createTypedCall, type TypedCall } from './typed-call.ts';
