import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';

const remotes = readdirSync('.').filter((folder) => folder.startsWith('mfe-') && folder !== 'mfe-admin');
const forms = 'shared-domain/src/interface/forms/index.ts';

type Import = { resolved: string; dynamic: boolean; dependencyTypes: string[] };
type Module = { source: string; dependencies: Import[] };

/** The imports of customers' pages, without those of types. */
const graph = new Map<string, Import[]>();

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
    graph.set(source, values);
  }
});

/** What of zod a file brings, directly or over others, by those imports that count. */
function zodOf(start: string, counts: (each: Import) => boolean): string[] {
  const seen = new Set([start]);
  for (const file of seen) {
    for (const each of graph.get(file) ?? []) if (counts(each)) seen.add(each.resolved);
  }
  return [...seen].flatMap((file) => /node_modules\/(zod\/?\w*)\//.exec(file)?.[1] ?? []);
}

const atOnce = ({ dynamic }: Import) => !dynamic;
const besidesForms = ({ resolved }: Import) => resolved !== forms;

test('A customer’s first page brings no schema library, and forms the small one', () => {
  const pages = ['shell/src/index.ts', ...remotes.map((each) => `${each}/src/routes.tsx`)];
  pages.push('shared-domain/src/browser/staff-client/index.ts');
  for (const page of pages) {
    expect([page, graph.has(page), zodOf(page, besidesForms)]).toEqual([page, true, []]);
    // The first page of suppliers is a form.
    const first = page.startsWith('mfe-suppliers') ? ['zod/mini'] : [];
    expect([page, zodOf(page, atOnce)]).toEqual([page, first]);
  }
  expect(zodOf(forms, besidesForms)).toEqual(['zod/mini']);
});
