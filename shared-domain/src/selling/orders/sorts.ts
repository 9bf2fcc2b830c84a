/** The fields that staff can sort orders by. */
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

/** A sort as a query parameter: '-totalAmount' is descending, 'customer' ascending. */
export type OrderSort = OrderSortField | `-${OrderSortField}`;

export const ORDER_SORTS: readonly OrderSort[] = ORDER_SORT_FIELDS.flatMap(
  (field) => [field, `-${field}`] as const,
);

/** Newest first: the default sort of orders. */
export const NEWEST_FIRST: OrderSort = '-orderDate';
