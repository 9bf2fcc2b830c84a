import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createMetrics } from '../metrics/index.ts';
import { environmentSchema } from './environment.ts';

const root = path.join(import.meta.dirname, '../../../..');
const textOf = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** The variables of a table of docs/operations.md: each row's first cell names one or more. */
const documented = (heading: string): string[] => {
  const [, rest = ''] = textOf('docs/operations.md').split(`### ${heading}\n`);
  const [table = ''] = rest.split('\n#', 1);
  const cells = table.split('\n').map((row) => row.split('|')[1] ?? '');
  return cells.flatMap((cell) => [...cell.matchAll(/`([A-Z0-9_]+)`/g)].map(([, name]) => name ?? '')).sort();
};

test('Every variable that the API reads is documented, and no other', () => {
  expect(documented('API')).toEqual(Object.keys(environmentSchema.shape).sort());
});

test('Every variable that the gateway reads is documented, and no other', () => {
  const sources = ['delivery/src/gateway/server.ts', 'delivery/src/configuration.ts'].map(textOf).join('\n');
  const code = sources.replaceAll(/\/\*\*[\s\S]*?\*\/|'[^']*'|`[^`]*`/g, (text) =>
    /^'[A-Z_]+'$/.test(text) ? text : '',
  );
  const read = new Set([...code.matchAll(/\b(?:[A-Z]+_[A-Z0-9_]+|HOST|PORT)\b/g)].map(([name]) => name));
  expect(documented('Gateway')).toEqual([...read].sort());
});

test('The dashboard asks for figures that there are', async () => {
  const { registry } = createMetrics(true);
  const known = (await registry.getMetricsAsJSON()).map(({ name }) => name);
  const queries = [...textOf('docs/operations/grafana.json').matchAll(/"expr": "((?:[^"\\]|\\.)*)"/g)];
  const asked = queries.flatMap(([, query = '']) =>
    [...query.matchAll(/\b(?:[a-z0-9]+_)+[a-z0-9]+\b(?=[[{)\s]|$)/g)].map(([name]) => name),
  );
  const figures = asked.filter((name) => name !== 'histogram_quantile');
  expect(figures.length).toBeGreaterThanOrEqual(9);
  expect(figures.filter((name) => !known.includes(name.replace(/_(?:count|bucket)$/, '')))).toEqual([]);
});
