import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';

/** One line of a table: what was measured by its heading. */
export type Row = Record<string, string | number>;

const SHEETS = join(import.meta.dirname, '..', '..', 'docs', 'benchmarks');

export const ratio = (one: number, other: number): string => (one / Math.max(1, other)).toFixed(2);

/** The rows as a table in Markdown; a row that lacks a heading leaves it empty. */
export function tableOf(rows: Row[]): string {
  const headings = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  return [
    line(headings),
    line(headings.map(() => '---')),
    ...rows.map((row) => line(headings.map((heading) => row[heading] ?? ''))),
  ].join('\n');
}

/** Writes a dated sheet with the machine's details under `docs/benchmarks` in place of the one before; returns its path. */
export function writeSheet(name: string, rows: Row[], command = `npm run bench -- ${name}`): string {
  const day = new Date().toISOString().slice(0, 10);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim();
  const on = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}, Node ${process.version}, commit ${commit}`;
  const text = `# ${name}, ${day}\n\n${on}; \`${command}\`\n\n${tableOf(rows)}\n`;
  mkdirSync(SHEETS, { recursive: true });
  const earlier = readdirSync(SHEETS).filter((sheet) => sheet.slice('2026-11-28-'.length) === `${name}.md`);
  for (const sheet of earlier) rmSync(join(SHEETS, sheet));
  const file = join(SHEETS, `${day}-${name}.md`);
  writeFileSync(file, text);
  return file;
}
