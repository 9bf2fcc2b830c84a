export { listDemoSuppliers } from './demo.ts';
export { supplierHandlers } from './handlers.ts';
export { brandOwners, readSuppliers, type SupplierDocument, supplierModel } from './model.ts';
export { auditedSupplier } from './save.ts';
