export { adminCatalogueRoutes } from './admin-routes.ts';
export { editProducts } from './edit.ts';
export { catalogueHandlers } from './handlers.ts';
export { type Hold, type ProductDocument, productModel } from './model.ts';
export { toProduct } from './present.ts';
