import { cartPaths } from 'shared-domain/cart';
import { filtersToQuery } from 'shared-domain/catalogue';
import type { PackagingType, Product } from 'shared-domain/products';

/** The addresses of the wholesale shop. */
export const paths = {
  shop: '/shop',
  categories: '/shop/categories',
  newest: '/shop/newest',
  cart: cartPaths.licensee,
  /** Quick order on the cart page. */
  quickOrder: `${cartPaths.licensee}#quick-order`,
  /** Former orders; the emailed link opens them with `#token=`. */
  orders: '/shop/orders',
  kegs: '/shop/kegs',
  /** Where an account's people sign in; the emailed link opens it with `#token=`. */
  signIn: '/shop/sign-in',
  /** The person's own sign-in, and what the account's people see. */
  account: '/shop/account',
  scarceBeer: '/shop/account/scarce-beer',
  bills: '/shop/account/bills',
  people: '/shop/account/people',
  thankYou: '/shop/thank-you',
} as const;

/** The address of a product's page. */
export const productPath = ({ id }: Pick<Product, 'id'>): string =>
  `${paths.shop}/products/${encodeURIComponent(id)}`;

/** The address of a category: `/shop/categories/{category}?packaging=...`, with dashes for spaces. */
export const categoryPath = (packaging: PackagingType): string =>
  `${paths.categories}/${packaging.replaceAll(' ', '-')}?${filtersToQuery({ brands: [], packagings: [packaging], search: '' })}`;
