import { dayOf, endOfDay } from 'shared-domain/dates';
import { weekdayDate } from 'shared-domain/delivery';
import {
  mayOrder,
  nextDay,
  type OfferedLine,
  offeredFrom,
  offeredLine,
  rhythmText,
} from 'shared-domain/licences';
import { formatCents } from 'shared-domain/money';
import { type PricedCart, priceCart } from '../../catalogue/quotes/index.ts';
import { type Task, workOnEach } from '../../foundation/background/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { MailsAbout, Send, StandingOffer } from '../../messages/mails/index.ts';
import { followUp } from '../../requests/follow-ups/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { openStandingOffer, standingNow, standingOfferToken } from '../../requests/protections/index.ts';
import { type StandingOrderDocument, standingOrderModel } from './model.ts';

/** Offers what is due. Several processes may run it concurrently. */
export const standingOrderTask = (deps: Deps): Task => ({
  name: 'standing orders',
  everyMs: 5_000,
  run: (signal) => offerStandingOrders(deps, signal),
});

/** Offers every standing order whose next day is tomorrow (STANDING-2). */
export async function offerStandingOrders(deps: Deps, signal?: AbortSignal): Promise<void> {
  const due = standingOrderModel(deps.connection)
    .find({ state: 'active', dueAt: { $lte: deps.clock() } })
    .maxTimeMS(60_000)
    .lean<StandingOrderDocument[]>()
    .cursor({ batchSize: 100 });
  await workOnEach(deps, due as AsyncIterable<StandingOrderDocument>, (one) => offer(deps, one), signal);
}

/**
 * One conditional write advances a standing order to its next day and stores the mail of this day, so that each day is
 * offered once despite crashes and concurrency. Without a contact, or while the licence can't order, it waits until the day
 * has passed.
 */
async function offer(deps: Deps, standing: StandingOrderDocument): Promise<void> {
  const { _id, next: day, dueAt } = standing;
  const at = deps.clock();
  const isOver = day < dayOf(at);
  if (!isOver && !(await mayBeOffered(deps, standing))) return;
  const next = nextDay(standing, isOver ? dayOf(at) : day);
  const moved = { next, dueAt: offeredFrom(next) };
  await standingOrderModel(deps.connection).updateOne(
    { _id, state: 'active', next: day, dueAt },
    isOver
      ? { $set: moved }
      : {
          $set: { ...moved, offer: { day } },
          $push: { followUps: followUp('email', at, await mailOf(deps, standing)) },
        },
  );
}

async function mayBeOffered(deps: Deps, { licenseNumber, email }: StandingOrderDocument): Promise<boolean> {
  const licence = await standingNow(deps, licenseNumber);
  return licence !== undefined && mayOrder(licence.standing) && deps.isContact(licenseNumber, email);
}

async function mailOf(deps: Deps, standing: StandingOrderDocument) {
  const { _id, next: day, licenseNumber, companyName, email, weekday, weeks } = standing;
  const { lines, cart } = await offeredCart(deps, standing);
  return {
    mail: 'standing-order',
    to: email,
    ...{ licenseNumber, companyName, standingOrder: _id, day },
    words: rhythmText({ weekday, weeks }),
    date: weekdayDate(day),
    total: formatCents(cart.quote.total),
    lines: lines.map(({ productName, quantity, unitPrice, notes }) => [
      productName,
      [quantity > 0 && `${quantity} × ${formatCents(unitPrice)}`, ...notes].filter(Boolean).join('. '),
    ]),
  };
}

/** A standing order at current prices and stock: its available lines, and their cart (STANDING-3). */
export async function offeredCart(
  deps: Deps,
  { licenseNumber, lines }: Pick<StandingOrderDocument, 'licenseNumber' | 'lines'>,
): Promise<{ lines: OfferedLine[]; cart: PricedCart }> {
  const cartOf = (wanted: readonly { productId: string; quantity: number }[]) =>
    priceCart(deps, {
      channel: 'licensee',
      account: licenseNumber,
      lines: wanted.map(({ productId, quantity }) => ({ productId, quantity })),
    });
  const whole = await cartOf(lines);
  const prices = new Map(whole.quote.lines.map(({ product, unitPrice }) => [product.id, unitPrice]));
  const left = new Map(whole.unavailable.map((line) => [line.productId, line.left]));
  const found = lines.map((line) => offeredLine(line, prices.get(line.productId), left.get(line.productId)));
  const isWhole = found.every(({ quantity, asked }) => quantity === asked);
  return { lines: found, cart: isWhole ? whole : await cartOf(found.filter(({ quantity }) => quantity > 0)) };
}

/** The standing order and day of a token, for this licence; valid until the end of the day. */
export async function openOffer(
  deps: Deps,
  licenseNumber: string,
  token: string,
): Promise<{ standing: StandingOrderDocument; day: string }> {
  const opened = openStandingOffer(deps, token);
  if (!opened) throw problem('link_invalid');
  const { id, day } = opened;
  const standing = await standingOrderModel(deps.connection).findOne({ _id: id, licenseNumber }).lean();
  if (!standing) throw problem('link_invalid');
  if (deps.clock() > endOfDay(day)) throw problem('link_expired');
  return { standing, day };
}

/** The offer of a standing order; none once it was paused or ended. */
export const standingOrderMails: MailsAbout = {
  'standing-order': (record, data, deps) => {
    const offered = data as Send<StandingOffer> & { standingOrder: string; day: string };
    if ((record as StandingOrderDocument).state !== 'active') return undefined;
    const token = standingOfferToken(deps, offered.standingOrder, offered.day);
    // In the fragment, the token reaches no server log.
    const link = `${deps.configuration.publicOrigin}/shop/orders#offer=${token}`;
    return { ...offered, kind: 'standing-order', link };
  },
};
