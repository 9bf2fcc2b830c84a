export { licenseeHandlers } from './handlers.ts';
export { type LicenseeDocument, licenseeModel } from './model.ts';
