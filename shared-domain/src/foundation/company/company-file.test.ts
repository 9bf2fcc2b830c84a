/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEMO_COMPANY } from './demo.ts';
import { companyFaults } from './schema.ts';

const EXAMPLES = join(import.meta.dirname, '../../../../examples');

// COMPANY-1
test.each(readdirSync(EXAMPLES).filter((name) => name.endsWith('.json')))('%s is a company', (name) => {
  expect(companyFaults(JSON.parse(readFileSync(join(EXAMPLES, name), 'utf8')))).toEqual([]);
});

// COMPANY-1
test('the demo company is one', () => {
  expect(companyFaults(DEMO_COMPANY)).toEqual([]);
});

// COMPANY-2
test.each([
  ['a misspelled field', { nmae: 'Orchard' }, 'COMPANY_FILE:  Unrecognized key: "nmae"'],
  [
    'an order prefix of one letter',
    { orderPrefix: 'O' },
    'COMPANY_FILE: orderPrefix must be two to five capital letters',
  ],
  [
    'a header on which text could not be read',
    { colours: { ...DEMO_COMPANY.colours, light: { ...DEMO_COMPANY.colours.light, head: '#c8792b' } } },
    'COMPANY_FILE: colours.light.head must be darker: light text on it has a contrast below 7',
  ],
  [
    'markup in the emblem',
    { logo: { ...DEMO_COMPANY.logo, strokes: [{ d: '"/><script>' }] } },
    'COMPANY_FILE: logo.strokes.0.d must be the data of an SVG path',
  ],
])('%s is refused', (_what, change, fault) => {
  expect(companyFaults({ ...DEMO_COMPANY, ...change })).toEqual([fault]);
});
