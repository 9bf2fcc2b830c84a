import { z } from 'zod';
import { instant, sku } from './fields.ts';
import { formerOrdersForm } from './former-orders-form.ts';

/** The shops that tell customers when a product is back. */
export const alertChannels = ['licensee', 'dtc'] as const;
export type AlertChannel = (typeof alertChannels)[number];

/** `POST /api/stock-alerts`. */
export const stockAlertRequest = z.object({
  ...formerOrdersForm.shape,
  productId: sku,
  channel: z.enum(alertChannels, { error: 'Please name the shop' }),
});

/** The same for every unconfirmed address, so that it reveals nothing (ALERT-3). */
export const stockAlertAsked = z.object({
  state: z
    .enum(['confirm', 'waiting', 'available'])
    .describe('Still to be confirmed, confirmed, or already in stock'),
});
export type StockAlertAsked = z.infer<typeof stockAlertAsked>;

/** `POST /api/stock-alerts/link`: what a mailed link does. */
export const stockAlertsLink = z.object({
  key: z.string().min(1).max(100),
  answer: z.enum(['read', 'confirm', 'end']),
});

export const stockAlertJson = z.object({
  productId: z.string(),
  productName: z.string(),
  channel: z.enum(alertChannels),
  state: z.enum(['asked', 'waiting']),
  until: instant,
});

/** The products that an address waits for. */
export const stockAlertsJson = z.object({ email: z.string(), alerts: z.array(stockAlertJson) });
export type StockAlertsJson = z.infer<typeof stockAlertsJson>;

/** How many customers wait for each product; products without any are absent. */
export const stockAlertCountsJson = z.object({ counts: z.record(z.string(), z.number().int()) });
