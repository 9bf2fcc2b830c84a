export { deliveredKegsHandler } from './delivered.ts';
export { bookDemoKegs } from './demo.ts';
export { kegHandlers } from './handlers.ts';
export { kegAccountModel, kegAccountSource } from './model.ts';
