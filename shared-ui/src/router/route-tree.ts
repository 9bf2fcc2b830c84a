import { type Location, matchRoutes, type RouteMatch } from 'react-router';
import type { RouteObject } from './route.ts';

/** The routes of a place, from the outermost. */
export type Matches = RouteMatch<string, RouteObject>[];

/** Why code of a route didn't arrive. */
export type Failures = ReadonlyMap<RouteObject, unknown>;

/** The site's routes, and what was loaded for them; routes may be added at any time. */
export function createRouteTree(routes: RouteObject[]) {
  const loaded = new Map<RouteObject, RouteObject>();

  const matchesAt = (location: Location): Matches =>
    (matchRoutes(routes, location) ?? []).map((match) => ({
      ...match,
      route: loaded.get(match.route) ?? match.route,
    }));

  /** Loads the code of a place's routes; resolves with what didn't arrive. */
  async function load(location: Location): Promise<Failures> {
    const failures = new Map<RouteObject, unknown>();
    const loading = matchesAt(location).map(async ({ route }) => {
      if (!route.lazy) return;
      try {
        loaded.set(route, { ...route, ...(await route.lazy()), lazy: undefined } as RouteObject);
      } catch (cause) {
        failures.set(route, cause);
      }
    });
    await Promise.all(loading);
    return failures;
  }

  return { matchesAt, load, isLoaded: (matches: Matches) => !matches.some(({ route }) => route.lazy) };
}
