export { listDemoSuppliers } from './demo.ts';
export { supplierHandlers } from './handlers.ts';
export { readSuppliers, supplierModel } from './model.ts';
