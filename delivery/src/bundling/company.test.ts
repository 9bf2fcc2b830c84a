import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspace } from '../workspace.ts';
import { withCompanyColours } from './company-colours.ts';
import { forCompany } from './company-files.ts';

const textOf = (file: string) => readFileSync(join(workspace, file), 'utf8');

// COMPANY-1
test('the shell’s plain files name the company in no other way than by its values', () => {
  for (const file of ['shell/public/page.html', 'shell/public/favicon.svg']) {
    expect(textOf(file)).not.toContain('Coastal');
    expect(forCompany(textOf(file))).toContain('Coastal Brew Outfitters');
    expect(forCompany(textOf(file))).not.toContain('{{company');
  }
});

// COMPANY-1
test('a company’s colours come after those that the sheet of roles states, in both schemes', () => {
  const scheme = { head: '#1', head2: '#2', button: '#3', act: '#4', actInk: '#5' };
  const css = withCompanyColours(':root{--company-head:#0}', {
    light: scheme,
    dark: { ...scheme, head: '#6' },
  });
  expect(css).toBe(
    ':root{--company-head:#0}\n' +
      ':root{--company-head:#1;--company-head-2:#2;--company-button:#3;--company-act:#4;--company-act-ink:#5;}' +
      '@media (prefers-color-scheme: dark){:root{--company-head:#6;--company-head-2:#2;--company-button:#3;--company-act:#4;--company-act-ink:#5;}}',
  );
});
