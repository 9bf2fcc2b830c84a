/** Page path -> bytes of JavaScript (brotli) that a customer's first use of it may load. */
export type Budgets = Record<string, number>;

/** No customer's page has ever been allowed more (issue: the shop runs). */
export const ceiling = 215_000;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

export type Verdict = { ok: boolean; line: string };

/** Whether a page keeps its budget, in one line. */
export function judge(path: string, budget: number | undefined, weight: number): Verdict {
  if (budget === undefined) return { ok: false, line: `${path} has no budget in checks/budgets.json.` };
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

/** A hundred bytes either way is noise of compression; a budget is lowered to the next hundred above the weight. */
const rounded = (bytes: number): number => Math.ceil(bytes / 100) * 100;

/** The budgets after a lighter site: each falls to what its page weighs now, none ever rises. */
export function lowered(budgets: Budgets, weights: Budgets): Budgets {
  const entries = Object.entries(weights).map(
    ([path, weight]) => [path, Math.min(budgets[path] ?? ceiling, rounded(weight))] as const,
  );
  return Object.fromEntries(entries);
}
