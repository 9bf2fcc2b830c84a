import type { Product } from 'shared-domain/products';

/** Each product's JSON, serialised once. */
const serialised = new WeakMap<Product, Buffer>();

/** A product's JSON. Don't mutate products: their bytes are cached. */
export function bytesOf(product: Product): Buffer {
  const bytes = serialised.get(product) ?? Buffer.from(JSON.stringify(product));
  serialised.set(product, bytes);
  return bytes;
}

const HEAD = Buffer.from('{"products":[');
const COMMA = Buffer.from(',');

/** `{"products":[...]}` of serialised products, and the object's other members. */
export function joinedProducts(products: readonly Buffer[], more: object = {}): Buffer {
  const listed = products.flatMap((bytes, place) => (place === 0 ? [bytes] : [COMMA, bytes]));
  const rest = JSON.stringify(more).slice(1);
  return Buffer.concat([HEAD, ...listed, Buffer.from(rest === '}' ? ']}' : `],${rest}`)]);
}

/** An answer with a list of products, in JSON. */
export const listBytes = (products: readonly Product[], more: object = {}): Buffer =>
  joinedProducts(products.map(bytesOf), more);
