import type { Product } from 'shared-domain/products';
import type { Deps } from '../../foundation/dependencies.ts';
import { signedAddress } from '../../foundation/image-store/index.ts';
import type { ProductDocument } from './model.ts';

/** What presenting needs: the secret that signs image URLs, and the time. */
export type Presenting = Pick<Deps, 'configuration' | 'clock'>;

/** The product as the API returns it: without its reservations, an uploaded image with its signed address. */
export function presentProduct(document: ProductDocument, deps: Presenting): Product {
  const { imageUrl, ...product } = toProduct(document);
  const address = document.imageFile
    ? signedAddress(deps.configuration.keys['image-address'], document.imageFile, deps.clock())
    : imageUrl;
  return { ...product, ...(address ? { imageUrl: address } : {}) };
}

/** The stored product as shared-domain takes it: for prices, listing and quotes, never for an answer. */
export function toProduct(document: ProductDocument): Product {
  const {
    _id,
    holds: _holds,
    setAside: _setAside,
    imageFile: _imageFile,
    created_at,
    updatedAt,
    ...fields
  } = document;
  return { id: _id, ...fields, created_at: created_at.toISOString(), updatedAt: updatedAt.toISOString() };
}
