import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { company } from '../../../shared-domain/src/foundation/company/index.ts';

/** Files of `public` that name the company in double braces, which also the gateway uses: it leaves these. */
const FILES = ['page.html', 'favicon.svg'] as const;

const { logo, colours } = company;

const emblem = logo.strokes
  .map(({ d, width }) =>
    width === undefined
      ? `<path d="${d}" fill="${logo.ink}"/>`
      : `<path d="${d}" fill="none" stroke="${logo.ink}" stroke-width="${width}" stroke-linecap="round"/>`,
  )
  .join('');

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const VALUES: Record<string, string> = {
  'company.name': escaped(company.name),
  'company.phone': escaped(company.phone),
  'company.head': colours.light.head,
  'company.cap': logo.cap,
  'company.emblem': emblem,
};

/** A text with the company's values in place of their names. */
export const forCompany = (text: string): string =>
  text.replace(/\{\{(company\.\w+)\}\}/g, (whole, name: string) => VALUES[name] ?? whole);

/** Fills in the company's values in a build's plain files. */
export function fillInCompany(folder: string): void {
  for (const file of FILES.map((name) => join(folder, name)).filter((path) => existsSync(path))) {
    writeFileSync(file, forCompany(readFileSync(file, 'utf8')));
  }
}
