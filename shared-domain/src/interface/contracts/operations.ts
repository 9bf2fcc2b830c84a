import { z } from 'zod';
import { dollars, instant, nextCursor, paging } from './fields.ts';
import { channel } from './quotes.ts';

/** `GET /api/health/live` and `/ready`; `checks` names what readiness waits for. */
export const healthJson = z.object({
  status: z.enum(['ok', 'unavailable']),
  checks: z.record(z.string(), z.boolean()).optional(),
});

/** How many faults were reported for each release of an app, and when the last one was. */
export const faultsJson = z.object({
  faults: z.array(
    z.object({ app: z.string(), release: z.string(), faults: z.number().int(), last: instant }),
  ),
});

/** A payment and an order that disagree, for staff, with what a repair would do. */
export const sentinelFinding = z.object({
  id: z.string(),
  kind: z.enum([
    'paid-without-order',
    'order-without-payment',
    'amounts-apart',
    'unpaid-but-shipped',
    'stuck',
  ]),
  isDisputed: z.boolean().optional().describe('The customer disputes the payment at their bank'),
  account: z.string().optional().describe('The licence number of the account that paid what it owed'),
  orderId: z.string().optional(),
  sessionId: z.string().optional(),
  orderAmount: dollars.optional(),
  paidAmount: dollars.optional(),
  foundAt: instant,
  detail: z.string(),
  repair: z.string().optional().describe('What repairing does; left out if someone needs to look into it'),
});
export type SentinelFinding = z.infer<typeof sentinelFinding>;

/** An order that waits for staff to confirm it; its stock is held until then (ORDER-30). */
export const waitingOrder = z.object({
  orderId: z.string(),
  customer: z.string().describe('The account, or else the name'),
  orderAmount: dollars,
  orderDate: instant,
  until: instant,
});
export type WaitingOrder = z.infer<typeof waitingOrder>;

/** An order of which a driver noted units that came back, until staff credit or dismiss them (DRIVER-15). */
export const returnedOrder = z.object({
  orderId: z.string(),
  customer: z.string().describe('The account, or else the name'),
  units: z.number().int(),
  at: instant,
});
export type ReturnedOrder = z.infer<typeof returnedOrder>;
/** An order that waits because of what its account owes, until staff release it (RECEIVABLE-10). */
export const heldOrder = waitingOrder.omit({ until: true }).extend({ why: z.string() });
export type HeldOrder = z.infer<typeof heldOrder>;
export const sentinelJson = z.object({
  findings: z.array(sentinelFinding),
  checkedAt: instant.optional(),
  waiting: z.array(waitingOrder).describe('The first to end first'),
  held: z.array(heldOrder).optional().describe('The oldest first'),
  returned: z.array(returnedOrder).optional().describe('The oldest first'),
  unvouchedUnits: z.number().int().describe('Trade units that are accepted within a day without waiting'),
});
export type SentinelJson = z.infer<typeof sentinelJson>;

/** A follow-up of an order (mail, stock to return) that failed for good or is still waiting. */
export const followUp = z.object({
  id: z.string(),
  kind: z.string(),
  orderId: z.string().optional(),
  state: z.enum(['waiting', 'working', 'given-up', 'done']),
  attempts: z.number().int(),
  nextAt: instant.optional(),
  lastError: z.string().optional(),
  createdAt: instant,
});
export type FollowUp = z.infer<typeof followUp>;
export const followUpsQuery = z.object(paging);
export const followUpsJson = z.object({ followUps: z.array(followUp), nextCursor });
export type FollowUpsJson = z.infer<typeof followUpsJson>;

/** One entry of the audit: who changed what, when, from what to what. */
export const auditEntry = z.object({
  id: z.string(),
  at: instant,
  who: z.string(),
  action: z.string().describe('product.edit, order.status, import.apply, release.rollback, ...'),
  subject: z.string().describe('The id of what was changed'),
  before: z.record(z.string(), z.unknown()).optional(),
  after: z.record(z.string(), z.unknown()).optional(),
});
export type AuditEntry = z.infer<typeof auditEntry>;
export const auditJson = z.object({ entries: z.array(auditEntry), nextCursor });
export type AuditJson = z.infer<typeof auditJson>;
export const auditQuery = z.object({
  ...paging,
  who: z.string().max(254).optional(),
  action: z
    .string()
    .max(100)
    .regex(/^[\w.-]+$/)
    .optional()
    .describe(
      'release.rollback; release for all actions on releases; read for reads, which are otherwise left out',
    ),
  subject: z.string().max(200).optional(),
});

const byChannel = z.object({ licensee: z.number(), dtc: z.number(), keg: z.number() });

/** Who last set a switch of the site, when, and to what. */
const lastSwitched = z.object({ on: z.boolean(), at: instant, who: z.string() }).optional();

/**
 * `GET /api/admin/dashboard`: figures and series of the last `days` calendar days. Revenue is that of the
 * lines sold, before tax, container deposit and shipping, less refunded units.
 */
export const dashboardJson = z.object({
  days: z.array(
    z.object({
      day: z.iso.date(),
      orders: byChannel,
      revenue: byChannel.describe('Dollars before tax'),
      leads: z.number().int().describe('New retail leads'),
    }),
  ),
  before: z
    .object({ orders: z.number(), revenue: dollars, leads: z.number() })
    .describe('All channels, in as many days before'),
  today: z.object({ orders: z.number(), revenue: dollars }),
  statuses: z.record(z.string(), z.number()),
  bestSellers: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      channel: channel.optional(),
      quantity: z.number(),
      revenue: dollars,
    }),
  ),
  runningOut: z.array(
    z.object({ productId: z.string(), name: z.string(), stock: z.number(), daysLeft: z.number() }),
  ),
  offers: z.array(
    z.object({
      productId: z.string(),
      name: z.string(),
      status: z.enum(['active', 'scheduled']),
      ltoStartDate: z.string(),
      ltoEndDate: z.string(),
    }),
  ),
  attention: z.object({ findings: z.number(), followUps: z.number(), failedImports: z.number() }),
  leads: z.object({ total: z.number(), lastSevenDays: z.number() }),
  switched: z
    .object({ comingSoon: lastSwitched, retailStoreOpen: lastSwitched })
    .describe('Switches that were never set are left out'),
  products: z.object({ total: z.number(), hidden: z.number(), outOfStock: z.number() }),
});
export type DashboardJson = z.infer<typeof dashboardJson>;
export const dashboardQuery = z.object({ days: z.coerce.number().int().min(1).max(366).optional() });
