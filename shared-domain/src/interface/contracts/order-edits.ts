import { z } from 'zod';
import { kegCounts } from '../../goods/kegs/description.ts';
import { calendarDay, promise } from '../../selling/delivery/description.ts';
import { wholesalePostalCode } from './addresses.ts';
import { deliveryChoice, deliveryDaysJson } from './deliveries.ts';
import { dollars, orderId } from './fields.ts';
import { city, deliveryDetails, optionalText, street } from './form-fields.ts';
import { passedRule } from './orders.ts';
import { orderLine, orderLines, shortLine } from './quotes.ts';
import { passing } from './staff-orders.ts';

const lines = orderLines('An order needs at least one line. Cancel the order instead.');

const collectEmpties = kegCounts.nullable().optional().describe('Empty kegs to collect; null: none');

/** Where and when an order goes (EDIT-11): another day, address, or pick-up. */
const editedDelivery = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('delivery'),
    day: calendarDay,
    to: z
      .object({ address: street, city, postalCode: wholesalePostalCode })
      .optional()
      .describe('Another address'),
    /** Why a cut-off or the minimum order doesn't apply (ORDER-22). */
    passing: z.optional(passing),
  }),
  z.object({ kind: z.literal('pick-up') }),
]);
export type EditedDelivery = z.output<typeof editedDelivery>;

/**
 * `POST /api/admin/orders/:id/edits/preview`: the new lines. The driver's note, the empties and the delivery stay unless
 * given.
 */
export const orderEditDraft = z.object({
  lines,
  note: deliveryDetails,
  collectEmpties,
  delivery: editedDelivery.optional(),
});

/** `POST /api/admin/orders/:id/edits`. */
export const orderEditRequest = orderEditDraft.extend({
  from: z
    .object({
      lines: z.array(orderLine).max(500),
      note: deliveryDetails,
      collectEmpties,
      delivery: promise.optional(),
    })
    .describe('What the page showed: if it has changed since, the edit is refused as stale'),
  expectedTotal: z.number().min(0).max(10_000_000).describe('The total that was shown, in dollars'),
  reason: optionalText(200),
  mail: z.boolean().describe("Whether the customer's mail says what changed, with the sentence of staff"),
  sentence: optionalText(300),
});

/** What staff type to edit an order. */
export const orderEditForm = orderEditRequest.omit({ from: true, expectedTotal: true, reason: true });
export type OrderEditForm = z.input<typeof orderEditForm>;

/** `POST /api/admin/runs/days/:day/move`: the day's orders that go to another day (EDIT-13). */
export const dayMoveRequest = z.object({
  to: calendarDay,
  orders: z.array(orderId).min(1, 'Please choose at least one order').max(1000),
  passing: z.optional(passing).describe('Why cut-off, minimum or weekday of a zone don’t apply'),
  mail: z.boolean(),
  sentence: optionalText(300),
});

/** `GET /api/admin/runs/days/:day/move`: what moving each of the day's orders would break. */
export const dayMoveJson = z.object({
  orders: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      zone: z.string(),
      breaks: z.array(passedRule).describe('The rules of its zone that need a reason'),
      refusal: z.string().optional().describe("Why it can't be moved"),
    }),
  ),
});
export type DayMoveJson = z.infer<typeof dayMoveJson>;

/** The outcome of moving a day's orders. */
export const dayMovedJson = z.object({
  moved: z.array(z.string()).describe('The ids of the orders that are on the new day now'),
  refused: z.array(z.object({ id: z.string(), name: z.string(), reason: z.string() })),
});

const amountChange = z.object({ before: dollars, after: dollars, difference: dollars });

/** What an edit would do: line by line, in total, to the stock, and what the customer's mail would say. */
export const orderEditJson = z.object({
  lines: z.array(
    z.object({
      productId: z.string(),
      productName: z.string(),
      before: z.number().int(),
      after: z.number().int(),
      unitPrice: dollars,
      difference: dollars.describe('Before charges'),
      isNew: z.boolean().describe('Priced now; all other lines keep their original price'),
    }),
  ),
  sums: z
    .array(
      amountChange.extend({
        label: z.string(),
        units: z
          .object({ before: z.number().int(), after: z.number().int() })
          .optional()
          .describe('Of a charge per unit'),
      }),
    )
    .describe('Subtotal, each charge, shipping'),
  total: amountChange,
  stock: z.array(
    z.object({
      productId: z.string(),
      productName: z.string(),
      units: z.number().int().describe('Negative: taken from stock; positive: returned to it'),
      left: z.number().int().describe('In stock afterwards'),
    }),
  ),
  unavailable: z
    .array(shortLine)
    .describe('Added units that are not in stock, and how many more are available'),
  refund: dollars.describe('To the card'),
  days: deliveryDaysJson.optional().describe('The days of its address, for orders that can be delivered'),
  refusal: z.string().optional().describe('Why the edit would be refused'),
  mail: z.object({ to: z.string(), heading: z.string(), lines: z.array(z.string()) }),
});
export type OrderEditJson = z.infer<typeof orderEditJson>;

/** `POST /api/orders/:id/edits/preview`: without lines, the order as it is (EDIT-12). */
export const ownEditDraft = z.object({
  lines: lines.optional(),
  note: deliveryDetails,
  delivery: deliveryChoice.optional(),
});

/** `POST /api/orders/:id/edits`. */
export const ownEditRequest = z.object({
  lines,
  note: deliveryDetails,
  delivery: deliveryChoice.optional(),
  ...{ from: orderEditRequest.shape.from, expectedTotal: orderEditRequest.shape.expectedTotal },
});

/** What a customer's change would do, and the order as it is. */
export const ownEditJson = orderEditJson
  .omit({ stock: true, mail: true, refund: true })
  .extend({
    current: z.object({ lines: z.array(orderLine), note: z.string(), delivery: promise.optional() }),
  });
export type OwnEditJson = z.infer<typeof ownEditJson>;
