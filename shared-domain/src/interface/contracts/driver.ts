import { z } from 'zod';
import {
  CONFLICTS,
  isSignature,
  REFUSAL_REASONS,
  RETURN_REASONS,
  SHORT_REASONS,
} from '../../deliveries/driver/index.ts';
import { ID_CHECKS, STOP_STATES } from '../../deliveries/runs/index.ts';
import { kegCounts } from '../../goods/kegs/description.ts';
import { PAYMENT_METHODS } from '../../selling/orders/index.ts';
import { instant, orderId, sku } from './fields.ts';
import { runParams } from './runs.ts';

const count = z.number().int().min(0).max(100_000);
const words = (longest: number) => z.string().trim().max(longest, `Please use at most ${longest} characters`);

const deliveredLine = z
  .object({ productId: sku, ordered: count, delivered: count, reason: z.enum(SHORT_REASONS).optional() })
  .refine(({ ordered, delivered }) => delivered <= ordered, 'More was delivered than ordered')
  .refine(({ ordered, delivered, reason }) => delivered === ordered || reason, 'Please say why');

const updateFields = {
  id: z.uuid('Please send an id of this update').describe('The same id counts once'),
  stop: orderId,
  number: z.number().int().min(1).max(1_000_000).describe('Counted by the phone'),
  at: z.iso.datetime().describe("By the phone's clock; in answers by the server's"),
};

const photoId = z.uuid('Please send an id of this photo');

/** `PUT /api/runs/:run/photos/:photo`. */
export const photoParams = runParams.extend({ photo: photoId });

/** The updates that every driver's page knows. */
const commonUpdate = z.discriminatedUnion('what', [
  z.object({
    ...updateFields,
    what: z.literal('delivered'),
    lines: z
      .array(deliveredLine)
      .min(1)
      .max(200)
      .refine((lines) => lines.some(({ delivered }) => delivered > 0), 'Nothing was delivered'),
  }),
  z.object({
    ...updateFields,
    what: z.literal('refused'),
    reason: z.enum(REFUSAL_REASONS),
    note: words(300).optional(),
  }),
  z.object({ ...updateFields, what: z.literal('reopened') }),
  z.object({ ...updateFields, what: z.literal('next') }),
  z.object({ ...updateFields, what: z.literal('empties'), kegs: kegCounts }),
  z.object({
    ...updateFields,
    what: z.literal('received'),
    by: words(80).optional(),
    note: words(300).optional(),
  }),
]);

const returnsUpdate = z.object({
  ...updateFields,
  what: z.literal('returns'),
  lines: z
    .array(z.object({ productId: sku, quantity: count.min(1), reason: z.enum(RETURN_REASONS) }))
    .max(200),
});

const paymentUpdate = z.object({
  ...updateFields,
  what: z.literal('payment'),
  amount: z.number().min(0).max(1_000_000).describe('Dollars; 0 takes an earlier one back'),
  method: z.enum(PAYMENT_METHODS),
  reference: words(60).optional(),
});

/** One update on the driver's phone. */
export const driverUpdate = z.discriminatedUnion('what', [
  ...commonUpdate.options,
  returnsUpdate,
  paymentUpdate,
  z.object({ ...updateFields, what: z.literal('id-check'), result: z.enum(ID_CHECKS) }),
  z.object({
    ...updateFields,
    what: z.literal('signature'),
    path: z
      .string()
      .refine(isSignature, 'Please sign again')
      .describe('An SVG path of lines in 300 × 120 units'),
  }),
  z.object({ ...updateFields, what: z.literal('photo'), photo: photoId }),
]);

/** `POST /api/runs/:id/presses`: updates that the server hasn't acknowledged yet. */
export const updatesRequest = z.object({
  presses: z.array(driverUpdate).max(200),
  now: z.iso
    .datetime()
    .describe("The phone's clock when sending: the server corrects the presses' times with it"),
});

/** `POST /api/runs/:id/open`: the token of the link. */
export const runToken = z.object({ token: z.string().max(200) });

/** `POST /api/admin/runs/:id/link`. */
export const driverLinkRequest = z.object({
  replace: z.boolean().optional().describe('Invalidates the links issued before'),
});
export const driverLinkJson = z.object({ url: z.string(), until: instant });
export type DriverLinkJson = z.infer<typeof driverLinkJson>;

const driverLine = z.object({
  productId: z.string(),
  name: z.string(),
  quantity: z.number().int().describe('As ordered'),
  unit: z.enum(['case', 'keg', 'piece']),
  size: z.number().int().optional().describe('Litres of a keg'),
});
export type DriverLine = z.infer<typeof driverLine>;

/** A stop as its driver needs it. */
export const driverStop = z.object({
  orderId: z.string(),
  state: z.enum(STOP_STATES),
  at: instant.optional().describe('When it ended'),
  name: z.string(),
  address: z.string(),
  phone: z.string().optional(),
  note: z.string().optional(),
  lines: z.array(driverLine),
  empties: kegCounts.describe('Booked by the customer'),
  countEmpties: z.literal(true).optional().describe('Booked without numbers: to be counted at the door'),
  receivers: z.array(z.string()).describe('Who received the last deliveries of this account'),
  presses: z
    .array(commonUpdate)
    .describe("The server's updates for this stop, the latest of each kind, without those below"),
  returns: returnsUpdate.optional().describe('The latest update about what comes back'),
  payment: paymentUpdate.optional().describe('The latest update about what was paid'),
  takesPayment: z.literal(true).optional().describe('Whether the account may pay at the door'),
  needsIdCheck: z.literal(true).optional(),
  proof: z
    .object({
      idCheck: z.enum(ID_CHECKS).optional(),
      signed: z.literal(true).optional(),
      photo: z.literal(true).optional(),
    })
    .optional()
    .describe('What the server has of the proof at the door'),
  conflict: z.object({ press: z.string(), why: z.enum(CONFLICTS) }).optional(),
});
export type DriverStop = z.infer<typeof driverStop>;

/** `GET /api/runs/:id`. */
export const driverRun = z.object({
  id: z.string(),
  day: z.string(),
  title: z.string(),
  driver: z.string(),
  until: instant,
  stops: z.array(driverStop),
  lastNumber: z.number().int().optional().describe('The highest number of an update that the server has'),
});
export type DriverRun = z.infer<typeof driverRun>;

/** The answer to updates: the run as it now stands. */
export const updatesJson = z.object({
  kept: z.array(z.string()).describe("Ids that the phone doesn't need to send again"),
  refused: z.array(z.object({ press: z.string(), why: z.enum(CONFLICTS) })),
  at: instant.describe("By the server's clock"),
  run: driverRun,
});
export type UpdatesJson = z.infer<typeof updatesJson>;
