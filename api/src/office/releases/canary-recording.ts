import type { Request } from 'express';
import { VITAL_BUDGETS, type Vital } from 'shared-domain/canary';
import type { Composition, EndpointName } from 'shared-domain/contracts';
import { z } from 'zod';
import type { Deps } from '../../foundation/dependencies.ts';
import { compositionOf } from '../../orders/placing/index.ts';
import type { Call, Handler, Handlers } from '../../requests/calls/index.ts';
import { dailyShare } from '../../requests/protections/index.ts';
import { type CanaryEvent, canaryEventModel } from './canary-events.ts';

const MINUTE_MS = 60_000;
/** Events of one kind that count from an address in a day: no one can forge a crowd from one place (ADR 014). */
const PER_ADDRESS = 1;

/** The visitor's side of each canary, from the gateway, which strips headers sent by visitors. */
const canaries = z.object({
  number: z.number().int(),
  sides: z.array(z.object({ stage: z.string(), canary: z.boolean(), counts: z.boolean() })),
});
type Canaries = z.infer<typeof canaries>;
type Side = Canaries['sides'][number];

/** The event to record; undefined if the call doesn't concern the canary's app. */
type Seen = Pick<CanaryEvent, 'kind' | 'value'>;

function canariesOf(request: Request): Canaries | undefined {
  const given = request.get('X-Canaries');
  return given === undefined ? undefined : canaries.parse(JSON.parse(given));
}

const isPart = ({ stage }: Side, composition: Composition = {}): boolean =>
  composition[stage.slice(0, stage.indexOf('/'))] !== undefined;

const isVital = (name: string): name is Vital => name in VITAL_BUDGETS;

/** The events that each call reveals, by which canaries are compared (RELEASE-15). */
const SIGHTS: { [Name in EndpointName]?: (call: Call<Name>, side: Side, answer: unknown) => Seen[] } = {
  readSession: (_call, { counts }) => (counts ? [{ kind: 'visit' }] : []),
  reportErrors: ({ body }, side) =>
    ('reports' in body ? body.reports : [body])
      .filter(({ composition }) => isPart(side, composition))
      .flatMap(({ kind, message, value }): Seen[] => {
        if (kind !== 'web-vital') return [{ kind: 'error' }];
        return isVital(message) && value !== undefined ? [{ kind: message, value }] : [];
      }),
  placeLicenseeOrder: orderSeen,
  placeKegOrder: orderSeen,
  readPayment: (call, side, answer) =>
    (answer as { status?: string }).status === 'paid' ? orderSeen(call, side) : [],
};

function orderSeen({ request }: { request: Request }, side: Side): Seen[] {
  return isPart(side, compositionOf(request)) ? [{ kind: 'order' }] : [];
}

/** The write of one event: visits are counted per minute, anything else once per visitor. */
function writeOf({ stage, canary }: Side, number: number, { kind, value }: Seen, at: Date) {
  const minute = Math.floor(at.getTime() / MINUTE_MS);
  const isVisit = kind === 'visit';
  const _id = [stage, kind, isVisit ? `${canary} ${minute}` : number].join(' ');
  const first = { stage, canary, kind, at, ...(value === undefined ? {} : { value }) };
  const update = { $setOnInsert: first, ...(isVisit ? { $inc: { value: 1 } } : {}) };
  return { updateOne: { filter: { _id }, update, upsert: true } };
}

async function filtered<Item>(items: Item[], isWanted: (item: Item) => Promise<boolean>): Promise<Item[]> {
  const wanted = await Promise.all(items.map(isWanted));
  return items.filter((_item, place) => wanted[place]);
}

/** Wraps the handlers whose calls canaries are compared by, to record their events. A failure is only logged. */
export function recordingCanaryEvents<Names extends EndpointName>(
  deps: Deps,
  handlers: Handlers<Names>,
): Handlers<Names> {
  const events = canaryEventModel(deps.connection);
  const isFirst = dailyShare(deps, 'canary', PER_ADDRESS);
  const noting = (name: Names, handler: Handler<Names>): Handler<Names> => {
    const seen = SIGHTS[name] as ((call: Call<Names>, side: Side, answer: unknown) => Seen[]) | undefined;
    if (!seen) return handler;
    const note = async (call: Call<Names>, answer: unknown) => {
      const given = canariesOf(call.request);
      const all = given?.sides.flatMap((side) =>
        seen(call, side, answer).map((each) => ({ side, number: given.number, ...each })),
      );
      const counted = await filtered(all ?? [], ({ side, kind }) =>
        isFirst(call.request, `${side.stage} ${kind}`),
      );
      const writes = counted.map(({ side, number, ...each }) => writeOf(side, number, each, deps.clock()));
      if (writes.length > 0) await events.bulkWrite(writes, { ordered: false });
    };
    return async (call) => {
      const answer = await handler(call);
      await note(call, answer).catch((cause) => deps.logger.warn({ err: cause }, 'a canary was not noted'));
      return answer;
    };
  };
  const all = Object.entries(handlers) as [Names, Handler<Names>][];
  return Object.fromEntries(all.map(([name, handler]) => [name, noting(name, handler)])) as Handlers<Names>;
}
