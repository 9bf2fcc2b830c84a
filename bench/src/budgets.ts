import type { Row } from './sheet.ts';

/** What a row may measure at most, by heading; rows by what they are about. */
export type Budgets = Record<string, Record<string, number>>;

/** What a row of a table is about: a page, or an interaction. */
const subjectOf = ({ page, interaction }: Row): string => String(page ?? interaction);

/** RELEASE-9: each figure of these rows that is over its budget, and each row without one, as a sentence. */
export function overBudget(rows: Row[], budgets: Budgets): string[] {
  return rows.flatMap((row) => {
    const subject = subjectOf(row);
    const budget = budgets[subject];
    if (!budget) return [`${subject} has no budget in bench/budgets.json.`];
    return Object.entries(budget)
      .filter(([heading, most]) => !(Number(row[heading]) <= most))
      .map(([heading, most]) => `${subject}: ${heading} is ${row[heading]}, its budget is ${most}.`);
  });
}
