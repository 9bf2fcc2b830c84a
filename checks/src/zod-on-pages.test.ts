import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const remotes = readdirSync('.').filter((folder) => folder.startsWith('mfe-') && folder !== 'mfe-admin');
const forms = 'shared-domain/src/interface/forms/index.ts';

type Module = { source: string; dependencies: { resolved: string; dependencyTypes: string[] }[] };

/** The imports of customers' pages, without those of types. */
const graph = new Map<string, string[]>();

beforeAll(() => {
  const folders = ['shell', ...remotes, 'shared-ui', 'shared-domain'].map((each) => `${each}/src`);
  const options = ['--config', '.dependency-cruiser.cjs', '--no-cache', '--output-type', 'json'];
  const printed = execFileSync('node_modules/.bin/depcruise', [...options, ...folders], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  const { modules }: { modules: Module[] } = JSON.parse(printed);
  for (const { source, dependencies } of modules) {
    const values = dependencies.filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'));
    graph.set(
      source,
      values.map(({ resolved }) => resolved),
    );
  }
});

/** What of zod these files bring, over however many others, except over the schemas of forms. */
function zodOf(files: string[]): string[] {
  const seen = new Set(files);
  for (const file of seen) for (const each of graph.get(file) ?? []) if (each !== forms) seen.add(each);
  return [...seen].flatMap((file) => /node_modules\/(zod\/?\w*)\//.exec(file)?.[1] ?? []);
}

test('A customer’s page brings no schema library, and its forms the small one', () => {
  const pages = ['shell/src/index.ts', ...remotes.map((each) => `${each}/src/routes.tsx`)];
  pages.push('shared-domain/src/browser/staff-client/index.ts');
  for (const page of pages) expect([page, graph.has(page), zodOf([page])]).toEqual([page, true, []]);
  expect(zodOf([forms])).toEqual(['zod/mini']);
});
