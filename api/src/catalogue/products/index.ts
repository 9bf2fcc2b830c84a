export { adminCatalogueHandlers } from './admin-handlers.ts';
export { currentCatalogue } from './current.ts';
export { editProducts } from './edit.ts';
export { catalogueHandlers } from './handlers.ts';
export { type ProductDocument, productModel } from './model.ts';
export { toProduct } from './present.ts';
