/** @jest-environment <rootDir>/checks/jest/browser-environment.cjs */
import { join } from 'node:path';
import { applicationsIn } from '../../delivery/src/applications.ts';
import { addressFindings, pathsOf } from '../../delivery/src/gate/addresses.ts';

const remotes = applicationsIn(join(import.meta.dirname, '../..')).filter(({ remote }) => remote);

test.each(remotes.map((application) => [application.app, application] as const))(
  'The addresses that the package.json of %s lists are those of its routes',
  async (app, { remote }) => {
    const { routes } = await import(`../../${app}/src/routes.tsx`);
    expect(addressFindings({ app, remote }, pathsOf(routes, remote?.basePath ?? '/'))).toEqual([]);
  },
);
