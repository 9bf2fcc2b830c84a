export { ignoredSkuHandlers } from './handlers.ts';
export { addIgnoredSkus, ignoredSkuModel, readIgnoreList } from './model.ts';
