import type { StandingOrderRequest, StandingOrdersJson } from 'shared-domain/contracts';
import { type Day, dayOf } from 'shared-domain/dates';
import {
  firstDay,
  nextDay,
  offeredFrom,
  type Rhythm,
  rhythmText,
  type StandingLine,
} from 'shared-domain/licences';
import { priceOf } from 'shared-domain/pricing';
import { displayName } from 'shared-domain/products';
import { storedProducts } from '../../catalogue/quotes/index.ts';
import { servedWeekdays } from '../../catalogue/zones/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { problem } from '../../requests/problems/index.ts';
import type { Licensee } from '../../requests/protections/index.ts';
import { accountAddress } from '../allocations/index.ts';
import { type StandingOrderDocument, standingOrderModel } from './model.ts';

/** Maximum standing orders per account, without ended ones. */
const MOST = 20;

/** A refusal with its reason, a sentence for the page. */
export const standingOrderRefused = (reason: string) =>
  problem('standing_order_refused', { values: { reason } });

/** An account's standing orders without ended ones, next first. */
export async function standingOrdersOf(
  { connection }: Pick<Deps, 'connection'>,
  licenseNumber: string,
): Promise<StandingOrdersJson['standingOrders']> {
  const found = await standingOrderModel(connection)
    .find({ licenseNumber, state: { $ne: 'ended' } }, { followUps: 0 })
    .sort({ next: 1, createdAt: 1 })
    .lean();
  return found.map(({ _id: id, weekday, weeks, state, email, next, lines }) => ({
    ...{ id, weekday, weeks, state, email },
    words: rhythmText({ weekday, weeks }),
    ...(state === 'active' ? { next } : {}),
    lines: lines.map(({ productId, productName, quantity }) => ({ productId, productName, quantity })),
  }));
}

/** The weekdays on which an account's address is delivered to (1 is Monday); undefined if any may be chosen (STANDING-7). */
export async function weekdaysFor(deps: Deps, licenseNumber: string) {
  const address = await accountAddress(deps, licenseNumber);
  return servedWeekdays(deps, address?.postalCode);
}

/** Creates a standing order, or changes one of the same account (STANDING-1, STANDING-5). */
export async function saveStandingOrder(
  deps: Deps,
  id: string,
  { licenseNumber, companyName }: Licensee,
  email: string,
  request: StandingOrderRequest,
): Promise<void> {
  const model = standingOrderModel(deps.connection);
  const now = deps.clock();
  const known = await model.findById(id).lean();
  if (known && known.licenseNumber !== licenseNumber)
    throw standingOrderRefused('This standing order doesn’t exist.');
  if (!known && (await model.countDocuments({ licenseNumber, state: { $ne: 'ended' } })) >= MOST)
    throw standingOrderRefused(`An account can have ${MOST} standing orders.`);
  const { weekday, weeks, state } = request;
  const served = weekday === known?.weekday ? undefined : await weekdaysFor(deps, licenseNumber);
  if (served && !served.includes(weekday))
    throw standingOrderRefused(
      'We don’t deliver to your address on this weekday. Please choose another one.',
    );
  const saved = {
    ...{ licenseNumber, companyName, email, state, updatedAt: now },
    ...daysOf(request, known, dayOf(now)),
    ...{ weekday, weeks },
    lines: await linesOf(deps, request.lines, known?.lines ?? []),
  };
  await model.updateOne(
    { _id: id },
    { $set: saved, $setOnInsert: { createdAt: now, followUps: [] } },
    { upsert: true },
  );
}

/** A new rhythm starts on its next weekday; an unchanged one continues. A day isn't offered twice. */
function daysOf(
  { weekday, weeks }: StandingOrderRequest,
  known: StandingOrderDocument | null,
  today: Day,
): { from: Day; next: Day; dueAt: Date } {
  const isSame = known?.weekday === weekday && known.weeks === weeks;
  const rhythm: Rhythm = { weekday, weeks, from: isSame ? known.from : firstDay(weekday, today) };
  const offered = known?.offer?.day ?? today;
  const next = nextDay(rhythm, offered > today ? offered : today);
  return { from: rhythm.from, next, dueAt: offeredFrom(next) };
}

/** Lines with their names; existing lines keep the price they were last ordered at. */
async function linesOf(
  deps: Deps,
  lines: StandingOrderRequest['lines'],
  before: readonly StandingLine[],
): Promise<StandingLine[]> {
  const products = await storedProducts(
    deps,
    lines.map(({ productId }) => productId),
  );
  const known = new Map([
    ...products.map(
      (product) =>
        [
          product.id,
          { productName: displayName(product), unitPrice: priceOf(product, 'licensee', deps.clock()).unit },
        ] as const,
    ),
    ...before.map((line) => [line.productId, line] as const),
  ]);
  const quantities = new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
  return [...quantities].map(([productId, quantity]) => {
    const line = known.get(productId);
    if (!line) throw standingOrderRefused(`Product ${productId} doesn't exist.`);
    const { productName, unitPrice } = line;
    return { productId, productName, quantity, unitPrice };
  });
}
