import type { DayMoveJson } from 'shared-domain/contracts';
import type { Day } from 'shared-domain/dates';
import type { Deps } from '../../foundation/dependencies.ts';
import type { Call } from '../../requests/calls/index.ts';
import { Problem } from '../../requests/problems/index.ts';
import { findOrder, MAY_LEAVE, type OrderDocument, orderModel } from '../order/index.ts';
import { type IdempotencyKey, idempotencyKeyOf } from '../placing/index.ts';
import { tryDestination } from './destination.ts';
import { editOrder } from './edit.ts';
import { currentEditProblemOf, type IsOnTheRoad, onTruckProblemOf } from './refusals.ts';

/** Takes an order off the run that it is on, if any. */
export type TakeOffRun = (who: string, orderId: string) => Promise<void>;

/** As many as the delivery board shows. */
const MAX_ORDERS = 1000;

const nameOf = ({ accountName, customerName }: OrderDocument): string => accountName || customerName;

/** What moving each order of a day to another one would break, and which can't be moved (EDIT-13). */
export async function previewDayMove(
  deps: Deps,
  day: Day,
  to: Day,
  isOnTheRoad: IsOnTheRoad,
): Promise<DayMoveJson> {
  const found = await orderModel(deps.connection)
    .find({ state: 'placed', 'delivery.kind': 'delivery', 'delivery.day': day, ...MAY_LEAVE })
    .limit(MAX_ORDERS)
    .lean<OrderDocument[]>();
  const orders: DayMoveJson['orders'] = [];
  for (const order of found) {
    const known = { id: order._id, name: nameOf(order), zone: zoneNameOf(order) };
    orders.push({ ...known, ...(await effectOf(deps, order, to, isOnTheRoad)) });
  }
  return { orders: orders.toSorted((one, other) => one.name.localeCompare(other.name)) };
}

const zoneNameOf = ({ delivery }: OrderDocument): string =>
  delivery?.kind === 'delivery' ? delivery.zone.name : '';

async function effectOf(
  deps: Deps,
  order: OrderDocument,
  day: Day,
  isOnTheRoad: IsOnTheRoad,
): Promise<Pick<DayMoveJson['orders'][number], 'breaks' | 'refusal'>> {
  const refusal = currentEditProblemOf(order) ?? (await onTruckProblemOf(isOnTheRoad, order._id));
  if (refusal !== undefined) return { breaks: [], refusal };
  const asked = { kind: 'delivery', day, passing: 'Preview' } as const;
  const { destination, problem } = await tryDestination(deps, order, order.items, asked);
  const { rules = [], weekday } = destination?.passed ?? {};
  const breaks = [...rules, ...(weekday ? (['weekday'] as const) : [])];
  return { breaks, ...(problem ? { refusal: problem } : {}) };
}

/**
 * Moves orders of a day to another one, each by an edit of its own (EDIT-13). Sending the same request again goes on where
 * it ended. An order that can't be moved stays, and the answer says why.
 */
export async function moveDay(
  deps: Deps,
  { params: { day }, body, staff, request }: Call<'moveDay'>,
  isOnTheRoad: IsOnTheRoad,
  takeOffRun: TakeOffRun,
) {
  const idempotencyKey = idempotencyKeyOf(request, body);
  const move = { day, ...body, by: staff.email, idempotencyKey };
  const moved: string[] = [];
  const refused: { id: string; name: string; reason: string }[] = [];
  for (const id of new Set(body.orders)) {
    const order = await findOrder(deps, id);
    const reason = order
      ? await moveOrder(deps, order, move, isOnTheRoad, takeOffRun)
      : 'There is no such order.';
    if (reason === undefined) moved.push(id);
    else refused.push({ id, name: order ? nameOf(order) : id, reason });
  }
  return { moved, refused };
}

type Move = Call<'moveDay'>['body'] & { day: Day; by: string; idempotencyKey: IdempotencyKey };

/** Moves one order. Returns why it stays where it is, if it does. */
async function moveOrder(
  deps: Deps,
  order: OrderDocument,
  { day, to, passing, by, idempotencyKey, mail, sentence }: Move,
  isOnTheRoad: IsOnTheRoad,
  takeOffRun: TakeOffRun,
): Promise<string | undefined> {
  const { delivery } = order;
  const lines = order.items.map(({ productId, quantity }) => ({ productId, quantity }));
  if (delivery?.kind !== 'delivery') return 'It is no longer delivered.';
  try {
    await editOrder(
      deps,
      {
        orderId: order._id,
        lines,
        delivery: { kind: 'delivery', day: to, passing },
        by,
        reason: passing,
        idempotencyKey,
        beforeMove: () => takeOffRun(by, order._id),
        seen: { lines, delivery: { ...delivery, day } },
        mail: { isWanted: mail, sentence },
      },
      isOnTheRoad,
    );
  } catch (failure) {
    if (failure instanceof Problem) return failure.document.detail;
    throw failure;
  }
  return undefined;
}
