import type { RemoteBlock } from '../applications.ts';
import { workflowText } from './workflow.ts';

/** A new remote's names. */
export type NewRemote = { app: string; basePath: string; title: string };

/** `mfe-gift-cards` -> `mfe_gift_cards`, a JavaScript identifier. */
const federationName = (app: string): string => app.replaceAll('-', '_');

const blockOf = ({ app, basePath, title }: NewRemote): RemoteBlock => ({
  name: federationName(app),
  basePath,
  title,
  addresses: [''],
  frame: {
    chrome: 'customer',
    links: [{ label: 'Home', to: '/' }],
    cart: null,
    breadcrumbs: true,
    footer: 'retail',
    gate: null,
  },
  budget: 60_000,
});

/** The content of a new remote's package.json. */
export const packageOf = (remote: NewRemote) => ({
  name: remote.app,
  version: '1.0.0',
  private: true,
  type: 'module',
  scripts: { dev: `node ../delivery/src/commands/dev.ts ${remote.app}` },
  remote: blockOf(remote),
});

const tsconfigText = `{
  "extends": "../tsconfig.browser.json",
  "include": ["src", "../shared-ui/src/css-modules.d.ts"]
}
`;

const routesText = `import type { RouteObject } from 'react-router';
import { FirstPage } from './first-page.tsx';

/** The pages of this remote, relative to its base path. */
export const routes: RouteObject[] = [{ index: true, element: <FirstPage /> }];
`;

const pageText = ({ title }: NewRemote): string => `import { company } from 'shared-domain/company';
import { Page, PageHead, usePageTitle } from 'shared-ui/page';

/** The page at the remote's base path. */
export function FirstPage() {
  usePageTitle('${title}');
  return (
    <Page>
      <PageHead title="${title}" lead={\`A new corner of \${company.name}.\`} />
    </Page>
  );
}
`;

const testText = ({ title }: NewRemote): string => `import { render, screen } from '@testing-library/react';
import { FirstPage } from './first-page.tsx';

test('The first page says where one is', () => {
  render(<FirstPage />);
  expect(screen.getByRole('heading', { name: '${title}' })).toBeInTheDocument();
  expect(document.title).toBe('${title}');
});
`;

/** Every file of a new remote, by its path in the workspace. */
export const filesOfNewRemote = (remote: NewRemote): Record<string, string> => ({
  [`${remote.app}/package.json`]: `${JSON.stringify(packageOf(remote), null, 2)}\n`,
  [`${remote.app}/tsconfig.json`]: tsconfigText,
  [`${remote.app}/src/routes.tsx`]: routesText,
  [`${remote.app}/src/first-page.tsx`]: pageText(remote),
  [`${remote.app}/src/first-page.test.tsx`]: testText(remote),
  [`.github/workflows/${remote.app}.yml`]: workflowText(remote.app, [remote.app]),
});
