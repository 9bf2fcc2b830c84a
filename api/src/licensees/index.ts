export { type LicenseeDocument, licenseeModel } from './model.ts';
export { licenseeRoutes } from './routes.ts';
