import { z } from 'zod';
import { run, type stop } from '../../deliveries/runs/description.ts';
import { RUN_STATES } from '../../deliveries/runs/index.ts';
import { kegCounts } from '../../goods/kegs/description.ts';
import { calendarDay } from '../../selling/delivery/description.ts';
import { ZONE_COLOURS } from '../../selling/delivery/index.ts';
import { orderStatus } from '../../selling/orders/description.ts';
import { instant, orderId } from './fields.ts';
import { orderJson } from './orders.ts';

/** A run's id: its day and a number. */
export const runId = z.string().regex(/^\d{4}-\d{2}-\d{2}-\d{2,3}$/, 'Please name a run');

const driver = z.string().trim().max(60, 'Please use at most 60 characters');
const leaveAt = z
  .string()
  .regex(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'Please enter a time such as 13:00')
  .describe('Company time; empty for none');

const loadJson = z.object({ cases: z.number().int(), kegs: kegCounts, pieces: z.number().int() });

/** An order on the delivery board. */
export const runOrderJson = z.object({
  id: z.string(),
  name: z.string(),
  address: z.string().describe('Street and city'),
  postalCode: z.string(),
  zone: z.string().optional().describe('The id of its zone'),
  status: orderStatus,
  day: calendarDay.optional().describe('The day it is promised for; left out for pick-up'),
  load: loadJson,
  units: z.number().describe('Trade units'),
  empties: kegCounts.optional().describe('Empty kegs to collect; without numbers, to be counted at the door'),
  licence: z.enum(['lapsed', 'suspended']).optional().describe('Why its licence may not order now'),
  note: z.string().optional(),
  passed: orderJson.shape.passed,
  ready: instant.optional().describe('When an order to be picked up was set to Processed'),
});
export type RunOrderJson = z.infer<typeof runOrderJson>;

export type StopJson = z.infer<typeof stop>;

export const runJson = run.extend({ state: z.enum(RUN_STATES) });
export type RunJson = z.infer<typeof runJson>;

/** A day's runs. Every change of a run answers with it. */
export const runsJson = z.object({ day: calendarDay, version: z.number().int(), runs: z.array(runJson) });
export type RunsJson = z.infer<typeof runsJson>;

/** `GET /api/admin/runs/days/:day`: a day's runs and its orders, on a run or not. */
export const runDayJson = runsJson.extend({
  orders: z.array(runOrderJson).describe('Orders due on this day, and all others on its runs'),
  pickUps: z.array(runOrderJson).describe('Waiting to be picked up; only for today'),
  zones: z.array(z.object({ id: z.string(), name: z.string(), colour: z.enum(ZONE_COLOURS).optional() })),
  next: calendarDay.optional().describe('The next day that has orders'),
});
export type RunDayJson = z.infer<typeof runDayJson>;

/** `GET /api/admin/runs/days`. */
export const runDaysQuery = z.object({
  from: calendarDay.optional().describe('The first day wanted; the last one before today by default'),
});

/** `GET /api/admin/runs/days/:day/move`. */
export const dayMoveQuery = z.object({ to: calendarDay });

export const runDaysJson = z.object({
  today: calendarDay,
  days: z
    .array(
      z.object({
        day: calendarDay,
        orders: z.number().int(),
        units: z.number().describe('Trade units'),
        isDone: z.boolean().describe('Whether every order of the day is delivered'),
      }),
    )
    .describe('The first eight from that day on with a zone or an order'),
  earlier: calendarDay.optional().describe('First day of the previous eight'),
  later: calendarDay.optional().describe('First day of the next eight'),
});
export type RunDaysJson = z.infer<typeof runDaysJson>;

/** `POST /api/admin/runs`: a run, and the orders to put on it, sorted by postal code. */
export const runCreate = z.object({
  day: calendarDay,
  driver: driver.optional(),
  leaveAt: leaveAt.optional(),
  orders: z.array(orderId).max(200, 'Please choose at most 200 orders').optional(),
});

export const runEdit = z
  .object({ driver: driver.optional(), leaveAt: leaveAt.optional() })
  .refine((edit) => Object.keys(edit).length > 0, 'Please say what to change');

/** `POST /api/admin/runs/moves`: orders onto a run, within it, to another one, or off. */
export const stopMove = z.object({
  day: calendarDay,
  orders: z
    .array(
      z.object({
        id: orderId,
        moved: z.number().int().nullable().describe("The stop's `moved` as it was seen; null if on no run"),
      }),
    )
    .min(1, 'Please choose an order')
    .max(200, 'Please choose at most 200 orders')
    .refine(
      (orders) => new Set(orders.map(({ id }) => id)).size === orders.length,
      'Please send each order once',
    ),
  to: runId.nullable().describe('null takes them off their run'),
  before: orderId
    .nullable()
    .optional()
    .describe('The order to insert before; null: at the end; left out: sorted in by postal code'),
});
export type StopMove = z.input<typeof stopMove>;

/** `PUT /api/admin/runs/:run/order`: every stop that can still be moved, in the new order. */
export const runOrder = z.object({ orders: z.array(orderId).max(500, 'Please send at most 500 orders') });

/** `PUT /api/admin/runs/:run/state`. */
export const runStateChange = z.object({ state: z.enum(['planned', 'picked', 'out']) });

/** `POST /api/admin/runs/printed`. */
export const runsPrinted = z.object({
  day: calendarDay,
  runs: z.array(runId).min(1, 'Please name a run').max(50),
});

/** The data of a `runs` event of `GET /api/admin/orders/events`: the day whose runs changed last. */
export const runEvent = z.object({ day: calendarDay.optional() });

export const runParams = z.object({ run: runId });
export const runDayParams = z.object({ day: calendarDay });
