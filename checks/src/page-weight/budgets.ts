/** Page path -> the JavaScript (brotli bytes) that a first visit may load. */
export type Budgets = Record<string, number>;

/** Pages of the staff area, whose tables weigh more; the driver's page is a phone's. */
export const isForStaff = (path: string): boolean => /^\/admin(?!\/runs\/)/.test(path);

/** The upper bound for a page's budget. */
export const ceilingOf = (path: string): number => (isForStaff(path) ? 260_000 : 215_000);

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

/** Names of releases make compressed sizes vary by about a hundred bytes, which budgets leave room for. */
const VARIATION = 100;

const rounded = (bytes: number): number => Math.ceil((bytes + VARIATION) / 100) * 100;

/** Lowers each budget to its page's current size; none is raised. */
export function lowered(budgets: Budgets, weights: Budgets): Budgets {
  const entries = Object.entries(weights).map(
    ([path, weight]) => [path, Math.min(budgets[path] ?? ceilingOf(path), rounded(weight))] as const,
  );
  return Object.fromEntries(entries);
}
