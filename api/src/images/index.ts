export { fileOfAddress, signedAddress } from './addresses.ts';
export { imageRoutes } from './routes.ts';
export { sweepImages } from './sweep.ts';
