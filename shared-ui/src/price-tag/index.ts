export { Badge, SaleBadge } from './badge.tsx';
export { PriceTag } from './price-tag.tsx';
export { saleTextOf } from './sale-text.ts';
export { WhyThisPrice } from './why-this-price.tsx';
