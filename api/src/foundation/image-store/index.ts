export { fileOfAddress, isSigned, signedAddress } from './addresses.ts';
export {
  deleteImage,
  fileOfName,
  findImage,
  imageFiles,
  imageIndexes,
  readImage,
  type StoredFile,
  storedName,
  storeImage,
  sweepImagePieces,
} from './bucket.ts';
export { formatOf } from './formats.ts';
export { bestFormat, rendition, widthFor } from './rendition.ts';
export { withoutMetadata } from './without-metadata.ts';
export { pictureWork } from './work.ts';
