/** The smaller pages, in one chunk, because each further chunk costs the first page bytes. */
export { Categories } from '../categories/categories.tsx';
export { FormerOrders } from '../former-orders/former-orders.tsx';
export { LicenceNotice } from '../frame/licence-notice.tsx';
export { CartEmpties } from '../kegs/cart-empties.tsx';
export { KegsPage } from '../kegs/kegs-page.tsx';
export { Newest } from '../newest/newest.tsx';
export { SaveCart } from '../standing-orders/index.ts';
export { WholesaleThankYou } from '../thank-you/wholesale-thank-you.tsx';
