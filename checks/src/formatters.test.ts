import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const workspace = join(import.meta.dirname, '../..');

test('No formatter is made while a page loads its code (ADR 068)', () => {
  const files = execFileSync('git', ['grep', '-lE', 'new Intl\\.', '--', 'shared-*', 'shell', 'mfe-*'], {
    cwd: workspace,
    encoding: 'utf8',
  });
  const made = files
    .trim()
    .split('\n')
    .filter((file) =>
      /^(export )?(const|let) \w+ = new Intl\./m.test(readFileSync(join(workspace, file), 'utf8')),
    );
  expect(made).toEqual([]);
});
