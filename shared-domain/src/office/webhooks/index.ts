import type { OrderStatus } from '../../selling/orders/index.ts';

/** What other systems can be told about, in display order (WEBHOOK-1). */
export const WEBHOOK_EVENTS = [
  'order.placed',
  'order.changed',
  'order.paid',
  'order.shipped',
  'order.delivered',
  'order.credited',
  'product.changed',
  'licence.changed',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The events in words, for pages. */
export const WEBHOOK_LABELS: Readonly<Record<WebhookEvent, string>> = {
  'order.placed': 'Order placed',
  'order.changed': 'Order changed or cancelled',
  'order.paid': 'Order paid',
  'order.shipped': 'Order shipped',
  'order.delivered': 'Order delivered',
  'order.credited': 'Order credited or refunded',
  'product.changed': 'Product changed',
  'licence.changed': 'Licence changed',
};

const OF_TIMELINE: Readonly<Record<string, WebhookEvent>> = {
  placed: 'order.placed',
  paid: 'order.paid',
  credited: 'order.credited',
  refunded: 'order.credited',
  status: 'order.changed',
  edited: 'order.changed',
  tracking: 'order.changed',
  released: 'order.changed',
};

/** The event of an entry in an order's timeline; undefined for what concerns only staff, such as a mail that was sent again. */
export function eventOfTimeline({
  event,
  to,
}: {
  event: string;
  to?: OrderStatus | undefined;
}): WebhookEvent | undefined {
  if (event === 'status' && to === 'shipped') return 'order.shipped';
  if (event === 'status' && to === 'delivered') return 'order.delivered';
  return OF_TIMELINE[event];
}
