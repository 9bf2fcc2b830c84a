import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoaderContext } from 'webpack';

const breakpointsFile = join(import.meta.dirname, 'breakpoints.css');

const breakpoints = new Map(
  [...readFileSync(breakpointsFile, 'utf8').matchAll(/@custom-media (--[\w-]+) (.+);/g)].map(
    ([, name, condition]) => [name, condition],
  ),
);

function conditionOf(name: string): string {
  const condition = breakpoints.get(name);
  if (!condition) throw new Error(`breakpoints.css has no ${name}`);
  return condition;
}

/** Inlines the breakpoints in a style sheet's media queries, since browsers don't support custom media yet. */
export const withBreakpoints = (css: string): string =>
  css.replace(/@media[^{]+/g, (query) =>
    query.replace(/\((--[\w-]+)\)/g, (_all, name: string) => conditionOf(name)),
  );

/** `withBreakpoints` as a webpack loader. */
export default function customMedia(this: LoaderContext<unknown>, source: string): string {
  return withBreakpoints(source);
}
