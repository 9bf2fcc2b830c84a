import type { Deps } from '../../foundation/dependencies.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import { figuresOf } from './figures.ts';
import { soldUnits } from './sold-units.ts';

const DAYS = 14;

/** Figures and series for the dashboard's charts. */
export const dashboardHandlers = (deps: Deps): Handlers<'dashboard' | 'soldUnits'> => ({
  dashboard: ({ query }) => figuresOf(deps, query.days ?? DAYS),
  soldUnits: () => soldUnits(deps),
});
