import { matchRoutes, type Path, type RouteMatch } from 'react-router';
import type { RouteObject } from './route.ts';

/** An address's routes, outermost first. */
export type Matches = RouteMatch<string, RouteObject>[];

/** The errors of routes whose code failed to load. */
export type Failures = ReadonlyMap<RouteObject, unknown>;

/** The site's routes and their loaded code; routes may be added at any time. */
export function createRouteTree(routes: RouteObject[]) {
  const loaded = new Map<RouteObject, RouteObject>();

  const matchesAt = (location: Path): Matches =>
    (matchRoutes(routes, location) ?? []).map((match) => ({
      ...match,
      route: loaded.get(match.route) ?? match.route,
    }));

  /** Loads the code of a location's routes; resolves to the failures. */
  async function load(location: Path): Promise<Failures> {
    const failures = new Map<RouteObject, unknown>();
    const loading = matchesAt(location).map(async ({ route }) => {
      if (!route.lazy) return;
      try {
        const code = await route.lazy();
        if (!loaded.has(route)) loaded.set(route, { ...route, ...code, lazy: undefined } as RouteObject);
      } catch (cause) {
        failures.set(route, cause);
      }
    });
    await Promise.all(loading);
    return failures;
  }

  return { matchesAt, load, isLoaded: (matches: Matches) => !matches.some(({ route }) => route.lazy) };
}
