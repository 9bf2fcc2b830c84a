export { deliveredKegsHandler } from './delivered.ts';
export { bookDemoKegs } from './demo.ts';
export { kegHandlers } from './handlers.ts';
export { kegAccountModel, kegAccountSource, licenceAccount } from './model.ts';
