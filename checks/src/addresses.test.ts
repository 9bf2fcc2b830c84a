/** @jest-environment <rootDir>/checks/jest/browser-environment.cjs */
import { join } from 'node:path';
import { applicationsIn } from '../../delivery/src/applications.ts';

type Route = { path?: string; children?: Route[]; index?: boolean };

const root = join(import.meta.dirname, '../..');

/** Every path below the base path that has a page of its own in these routes. */
const addressesIn = (routes: Route[], base = ''): string[] =>
  routes.flatMap(({ path = '', children }) => {
    const here = [base, path].filter(Boolean).join('/');
    return children ? addressesIn(children, here) : [here];
  });

const listing = applicationsIn(root).filter(({ remote }) => remote?.addresses);

test.each(listing.map(({ app, remote }) => [app, remote?.addresses]))(
  'The addresses that the package.json of %s lists are those of its routes',
  async (app, addresses) => {
    const { routes } = await import(`../../${app}/src/routes.tsx`);
    expect(addressesIn(routes)).toEqual(addresses);
  },
);
