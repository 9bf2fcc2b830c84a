/** One round: how many accounts still wanted a unit, how many got one, and how many units were left. */
export type Round = { readonly wanting: number; readonly given: number; readonly left: number };

export type Sharing = {
  /** Units of each request, in the order given. */
  readonly got: readonly number[];
  readonly rounds: readonly Round[];
};

/** Whether a round was decided by lot: fewer units than accounts that wanted one. */
export const isByLot = ({ wanting, given }: Round): boolean => given < wanting;

/**
 * Shares units in rounds: each gives one unit to every unfilled request. If the last round has too few units, the first in
 * draw order get one (ALLOCATION-4).
 * @param units the total number of units
 * @param most the maximum per request
 * @param asked units of each request, in draw order
 * @throws RangeError if a number is not a whole number of at least 0
 */
export function shareUnits(units: number, most: number, asked: readonly number[]): Sharing {
  for (const number of [units, most, ...asked]) requireWhole(number);
  const got = asked.map(() => 0);
  const rounds: Round[] = [];
  let left = units;
  while (left > 0) {
    const round = rounds.length + 1;
    const wanting = asked.flatMap((wanted, place) => (Math.min(wanted, most) >= round ? [place] : []));
    if (wanting.length === 0) break;
    const served = wanting.slice(0, left);
    for (const place of served) got[place] = round;
    left -= served.length;
    rounds.push({ wanting: wanting.length, given: served.length, left });
  }
  return { got, rounds };
}

function requireWhole(number: number): void {
  if (!Number.isSafeInteger(number) || number < 0) throw new RangeError(`not a number of units: ${number}`);
}
