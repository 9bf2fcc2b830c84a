import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { planOf } from './plan.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

type Step = { uses?: string; run?: string };
type Workflow = { on: unknown; jobs: Record<string, { uses?: string; steps?: Step[] }> };

const folder = '.github/workflows';
const workflows = readdirSync(join(root, folder)).map(
  (name) =>
    [
      name,
      parse(read(`${folder}/${name}`), { strict: true, uniqueKeys: true, merge: true }) as Workflow,
    ] as const,
);
const stepsOf = ({ jobs }: Workflow) =>
  Object.values(jobs).flatMap(({ uses, steps = [] }) => [{ uses }, ...steps] as Step[]);

const scripts = Object.keys(JSON.parse(read('package.json')).scripts);
const stepNames = planOf({ verify: true, only: [] }).flatMap((group) => group.map(({ name }) => name));

test.each(workflows)(
  'Every action of %s is pinned by its commit, and every called workflow is there',
  (_name, workflow) => {
    for (const { uses } of stepsOf(workflow)) {
      if (uses?.startsWith('./')) expect(existsSync(join(root, uses))).toBe(true);
      else if (uses) expect(uses).toMatch(/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/);
    }
  },
);

test.each(workflows)('Every command of %s is there', (_name, workflow) => {
  for (const { run = '' } of stepsOf(workflow)) {
    const [, script = 'test', given = ''] = /^npm (?:run )?([\w:-]+)(?: -- (.*))?$/.exec(run) ?? [];
    if (run.startsWith('npm ') && script !== 'ci') expect(scripts).toContain(script);
    const named = given.replace(/--app \S+ \S+ \S+/, '').match(/\b[a-z]+\b/g) ?? [];
    if (['test', 'verify'].includes(script)) for (const step of named) expect(stepNames).toContain(step);
    const [, program] = /^npx (\S+)/.exec(run) ?? [];
    if (program) expect(existsSync(join(root, 'node_modules/.bin', program))).toBe(true);
  }
});

const documents = [
  'README.md',
  ...readdirSync(join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

test.each(documents)('Every script that %s names is there', (path) => {
  const named = [...read(path).matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name]) => name);
  for (const name of named) expect(scripts).toContain(name);
});
