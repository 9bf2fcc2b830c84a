import { DEMO_COMPANY } from './demo.ts';
import type { Company } from './schema.ts';

export type { Company } from './schema.ts';

declare global {
  /** The company for which a front end was built; its build replaces the name by the value. */
  var BUILT_FOR: Company | undefined;
}

/** What is used of Node's `process`, which browsers lack. */
type NodeProcess = {
  env?: Record<string, string | undefined>;
  getBuiltinModule: (name: 'node:fs') => { readFileSync: (file: string, encoding: 'utf8') => string };
};

/** The content of `COMPANY_FILE`, which servers and builds check when they start. Browsers have no such variable. */
function fromFile(): Company | undefined {
  const { process } = globalThis as { process?: NodeProcess };
  const file = process?.env?.COMPANY_FILE;
  // Compose files leave variables out by leaving them empty.
  if (!process || !file) return undefined;
  // Not an import: a bundle for browsers has no such module.
  return JSON.parse(process.getBuiltinModule('node:fs').readFileSync(file, 'utf8'));
}

/** The company that this shop belongs to (COMPANY-1): that of `COMPANY_FILE`, otherwise the demo company. */
export const company: Company = (typeof BUILT_FOR === 'undefined' ? fromFile() : BUILT_FOR) ?? DEMO_COMPANY;

/** An entry of a list for a place in a picture; a short list begins again. */
function at<Entry>(list: readonly Entry[], place: number): Entry {
  const entry = list[place % list.length];
  if (entry === undefined) throw new Error('the list is empty');
  return entry;
}

/** The label of the brand in a place of a picture. */
export const brandAt = (place: number): string => at(company.brands, place).label;

/** The product in a place of a picture, as the painters take it. */
export function showpieceAt(place: number) {
  const { brand: hiddenCategory, ...product } = at(company.showcase, place);
  return { ...product, hiddenCategory };
}

/** What papers say of the seller: GST registration, BC's PST, and the licence to sell liquor (PAPER-3). */
export type SellerNumbers = { readonly gst: string; readonly pst: string; readonly licence: string };

/** Papers say of each of these that it is not a real number (PAPER-3). */
export const DEMO_NUMBERS: SellerNumbers = {
  gst: '00000 0000 RT0001',
  pst: 'PST-0000-0000',
  licence: 'DEMO-000000',
};

/** The company's numbers until an owner enters others under Settings. */
export const COMPANY_NUMBERS: SellerNumbers = company.numbers ?? DEMO_NUMBERS;
