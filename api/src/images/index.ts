export { fileOfAddress, signedAddress } from './addresses.ts';
export { sweepImagePieces } from './bucket.ts';
export { imageRoutes } from './routes.ts';
