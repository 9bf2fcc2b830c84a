/** The fields that staff can sort orders by: those that an index of every filter has (ADR 085). */
export const ORDER_SORT_FIELDS = ['orderDate', 'totalAmount'] as const;

export type OrderSortField = (typeof ORDER_SORT_FIELDS)[number];

/** A sort as a query parameter: '-totalAmount' is descending, 'orderDate' ascending. */
export type OrderSort = OrderSortField | `-${OrderSortField}`;

export const ORDER_SORTS: readonly OrderSort[] = ORDER_SORT_FIELDS.flatMap(
  (field) => [field, `-${field}`] as const,
);

/** Sorts that pages made before 28 November 2026 ask for; until 12 December they get the newest first. */
export const FORMER_ORDER_SORTS = (
  ['id', 'customer', 'channel', 'items', 'payment', 'status'] as const
).flatMap((field) => [field, `-${field}`] as const);

/** Newest first: the default sort of orders. */
export const NEWEST_FIRST: OrderSort = '-orderDate';

/** The sort that orders are read by: newest first for a former one. */
export const currentSort = (asked: string | undefined): OrderSort =>
  ORDER_SORTS.find((sort) => sort === asked) ?? NEWEST_FIRST;
