import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const workspace = join(import.meta.dirname, '../..');

/** The lines that match, with their files; tests excepted. */
function linesWith(pattern: string): string[] {
  const searched = ['api/src', 'shared-*', 'shell', 'mfe-*', ':!*.test.*'];
  return execFileSync('git', ['grep', '-E', pattern, '--', ...searched], { cwd: workspace, encoding: 'utf8' })
    .trim()
    .split('\n');
}

test('A format of dates is made by lazyDateFormat, not while code is loaded (ADR 012)', () => {
  const made = linesWith('new Intl\\.DateTimeFormat').map((line) => line.split(':')[0]);
  expect(made).toEqual(['shared-domain/src/foundation/dates/lazy-date-format.ts']);
});

test('Nor is another formatter made while code is loaded', () => {
  const made = linesWith('new Intl\\.');
  expect(made.filter((line) => /:(export )?(const|let) /.test(line))).toEqual([]);
});

/** Rooms that handle whole collections, or have one without a model; stock, which changes products by pipelines. */
const WHOLE_COLLECTIONS =
  /^api\/src\/(foundation\/(database|image-store)|catalogue\/stock|office\/(backups|migrations)|requests\/(audit|sessions))\//;

test('Documents are read by the model of their room, never by the name of a collection', () => {
  const named = linesWith('\\.collection[<(]').filter((line) => line.startsWith('api/'));
  expect(named.filter((line) => !WHOLE_COLLECTIONS.test(line))).toEqual([]);
});

/** What ADR 004 lists, with its reasons. */
const AROUND_MONGOOSE =
  /^api\/src\/(foundation\/(database|live)|catalogue\/(quotes|stock)|accounts\/allocations|orders\/(order|placing|payments|sums)|requests\/(audit|follow-ups|protections)|files\/imports|office\/(migrations|webhooks))\//;

test('No other room goes around its models than those of ADR 004', () => {
  const calls = linesWith('(driverCollection|stockedProducts)\\(');
  expect(calls.filter((line) => !AROUND_MONGOOSE.test(line))).toEqual([]);
});
