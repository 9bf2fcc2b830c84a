import { test } from '@playwright/test';

/** Prints what a bench measured, and keeps it in its report. */
export function noteFigures(figures: string): void {
  console.log(figures);
  test.info().annotations.push({ type: 'figures', description: figures });
}
