export { supplierPageHandlers } from './handlers.ts';
export { supplierLinkModel } from './model.ts';
