import type { Page } from '@playwright/test';

/** Milliseconds from which a task is felt as a stutter. */
export const LONG_TASK = 50;

/** Notes the long tasks of the page from now on. */
export const watchLongTasks = (page: Page) =>
  page.evaluate(() => {
    const tasks: number[] = [];
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(Math.round(duration));
    }).observe({ type: 'longtask' });
    Object.assign(window, { longTasks: tasks });
  });

/** The long tasks so far, in milliseconds. */
export const longTasks = (page: Page) =>
  page.evaluate(() => (window as unknown as { longTasks: number[] }).longTasks);
