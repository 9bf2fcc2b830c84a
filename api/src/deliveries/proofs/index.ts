export { proofModel, storeProof } from './model.ts';
export { proofOf, proofsOf } from './read.ts';
