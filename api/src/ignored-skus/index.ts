export { addIgnoredSkus, ignoredSkuModel, readIgnoreList } from './model.ts';
export { ignoredSkuRoutes } from './routes.ts';
