export { Badge, type BadgeProps, SaleBadge } from './badge.tsx';
export { additionsNote } from './cart-note.ts';
export { PriceTag, type PriceTagProps } from './price-tag.tsx';
export { saleTextOf } from './sale-text.ts';
export { containerOf, kegSizeOf, unitOf } from './units.ts';
export { WhyThisPrice, type WhyThisPriceProps } from './why-this-price.tsx';
