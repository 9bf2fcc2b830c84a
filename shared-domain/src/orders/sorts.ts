/** What staff can sort orders by. */
export const ORDER_SORT_FIELDS = [
  'orderDate',
  'id',
  'customer',
  'channel',
  'items',
  'payment',
  'totalAmount',
  'status',
] as const;

export type OrderSortField = (typeof ORDER_SORT_FIELDS)[number];

/** A sort as it stands in addresses: '-totalAmount' is most first, 'customer' is from A. */
export type OrderSort = OrderSortField | `-${OrderSortField}`;

export const ORDER_SORTS: readonly OrderSort[] = ORDER_SORT_FIELDS.flatMap(
  (field) => [field, `-${field}`] as const,
);

/** Newest first: how orders are listed when nothing else is asked for. */
export const NEWEST_FIRST: OrderSort = '-orderDate';
