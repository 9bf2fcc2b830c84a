import { fileKindOf } from './kind.ts';
import {
  DESCRIPTIONS_TEMPLATE,
  INVENTORY_TEMPLATE,
  LICENCES_TEMPLATE,
  SUPPLIERS_TEMPLATE,
} from './templates.ts';

const headings = (csv: string) => csv.split('\n')[0]?.split(',') ?? [];

// IMPORT-31
test.each([
  ['inventory', headings(INVENTORY_TEMPLATE)],
  ['descriptions', headings(DESCRIPTIONS_TEMPLATE)],
  ['licences', headings(LICENCES_TEMPLATE)],
  ['suppliers', headings(SUPPLIERS_TEMPLATE)],
  ['inventory', ['Name', 'Price']],
  ['inventory', ['SKU', 'Name', 'Brand', 'Container volume', 'Containers per unit']],
  ['inventory', ['SKU', 'Description', 'ABV']],
  ['descriptions', ['ID', 'Image']],
  ['licences', ['Licence number', 'Establishment', 'Licence Type', 'City', 'Status']],
  ['suppliers', ['Name', 'Licence number', 'LDB vendor number']],
  ['suppliers', ['Company', 'Contact', 'Email']],
  ['inventory', ['Date', 'Weather']],
] as const)('a file is %s by the headings %j', (kind, headers) => {
  expect(fileKindOf(headers)).toBe(kind);
});
