export { proofHandlers } from './handlers.ts';
export { proofModel, storeProof } from './model.ts';
export { bareJpeg } from './photo.ts';
export { photoOf, proofOf, proofsOf } from './read.ts';
