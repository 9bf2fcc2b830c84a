import type { Day } from './day.ts';

/** A row of a table that changes over time. Both days are included; `until: null` means no end. */
export type Dated<Value> = { readonly from: Day; readonly until: Day | null; readonly value: Value };

/** Whether a row of a dated table applies on a day. */
export const isWithin = ({ from, until }: Pick<Dated<unknown>, 'from' | 'until'>, day: Day): boolean =>
  from <= day && (until === null || day <= until);

/**
 * The row of a dated table that applies on a day.
 * @throws RangeError if no row applies on that day.
 */
export function valueOn<Value>(table: readonly Dated<Value>[], day: Day): Value {
  const row = table.find((dated) => isWithin(dated, day));
  if (!row) throw new RangeError(`the table doesn't cover ${day}`);
  return row.value;
}
