import { randomUUID } from 'node:crypto';
import { isRateUsed, rateRefusal } from 'shared-domain/accounting';
import { type AddedRate, addedRateOf, rateJsonOf } from 'shared-domain/charges';
import { dayOf, longDate } from 'shared-domain/dates';
import { readSettings, switchSettings } from '../../catalogue/settings/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import { problem } from '../../requests/problems/index.ts';
import type { Staff } from '../../requests/protections/index.ts';
import { rehearsedPart } from './rehearsal.ts';

type RateCalls = 'rates' | 'addRate' | 'withdrawRate' | 'rehearseRate';

/** The rows that owners add to the table of charges, and their rehearsal (RATE-1 to RATE-4). */
export function rateHandlers(deps: Deps): Handlers<RateCalls> {
  const read = async () => (await readSettings(deps.connection)).rates;
  const save = async (staff: Staff, rates: AddedRate[], before: readonly AddedRate[]) =>
    presented((await switchSettings(deps, staff, { rates }, { rates: before })).rates);
  const today = () => dayOf(deps.clock());
  const one = (rates: readonly AddedRate[], id: string): AddedRate => {
    const row = rates.find((rate) => rate.id === id);
    if (!row) throw problem('not_found');
    return row;
  };
  return {
    rates: async () => presented(await read()),
    addRate: async ({ body, staff }) => {
      const before = await read();
      const row = addedRateOf({ ...body, id: randomUUID() });
      const refusal = rateRefusal(row, before, today());
      if (refusal) throw problem('validation', { errors: [refusal] });
      const after = [...before, row].sort((first, other) => first.from.localeCompare(other.from));
      return save(staff, after, before);
    },
    withdrawRate: async ({ params, staff }) => {
      const before = await read();
      const row = one(before, params.id);
      const reason = `This row has been in force since ${longDate(row.from)}. Add a row for the new rate instead.`;
      if (isRateUsed(row, today())) throw problem('rate_refused', { values: { reason } });
      return save(
        staff,
        before.filter((rate) => rate !== row),
        before,
      );
    },
    rehearseRate: async ({ params, query, response }) => {
      const rates = await read();
      const { from } = one(rates, params.id);
      const rehearsed = { rates: rates.filter((rate) => rate.from <= from), on: from };
      const gone = new AbortController();
      response.once('close', () => gone.abort());
      return rehearsedPart(deps, rehearsed, query.part, gone.signal);
    },
  };
}

const presented = (rates: readonly AddedRate[]) => ({ rates: rates.map(rateJsonOf) });
