/** Page path -> the JavaScript (brotli bytes) that a first visit may load. */
export type Budgets = Record<string, number>;

/** Pages of the staff area, whose tables weigh more; the driver's page is a phone's. */
export const isForStaff = (path: string): boolean => /^\/admin(?!\/runs\/)/.test(path);

/** The upper bound for a page's budget. */
export const ceilingOf = (path: string): number => (isForStaff(path) ? 320_000 : 215_000);

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export type Verdict = { ok: boolean; line: string };

/** A page's result against its budget, as one line. */
export function judge(path: string, budget: number | undefined, weight: number): Verdict {
  if (budget === undefined) return { ok: false, line: `${path} has no budget in checks/budgets.json.` };
  const ceiling = ceilingOf(path);
  if (budget > ceiling) {
    return {
      ok: false,
      line: `${path} has a budget of ${kilobytes(budget)}; none may be above ${kilobytes(ceiling)}.`,
    };
  }
  if (weight > budget) {
    const over = kilobytes(weight - budget);
    return {
      ok: false,
      line: `${path} loads ${kilobytes(weight)}: ${over} over its budget of ${kilobytes(budget)}.`,
    };
  }
  return { ok: true, line: `${path} loads ${kilobytes(weight)} of ${kilobytes(budget)}` };
}

/** A budget leaves 15% of room above the page's size (in bytes), so that it stops a mistake and decides no design. */
const ROOM = 1.15;

/** Budgets for pages of these sizes. */
export const budgetsFor = (weights: Budgets): Budgets =>
  Object.fromEntries(
    Object.entries(weights).map(([path, weight]) => [path, Math.ceil((weight * ROOM) / 1000) * 1000]),
  );
