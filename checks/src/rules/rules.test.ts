import { compareRules } from './faults.ts';
import { rulesIn } from './rules.ts';

const PAGE = `# Prices

Wholesale is the trade's shop.

**PRICE-1** A case costs its base price. It says "Sale ends in {n}
days" beside an offer.

**PRICE-2** A keg costs more.
`;
const page = { path: 'docs/rules/price.md', text: PAGE };
const list = { path: 'docs/rules/README.md', text: '[prices](price.md), [taxes](tax.md)' };

const HELD = `// PRICE-1
test('a case', () => expect(text).toBe('Sale ends in 7 days'));

// PRICE-2, PRICE-1
test('a keg', () => {});
`;
const priceTest = { path: 'shared-domain/src/price.test.ts', text: HELD };

const faultsWith = (path: string, text: string) =>
  compareRules([list, page, priceTest, { path, text }]).faults;

test('A page gives its rules with their places and the texts that they promise', () => {
  expect(rulesIn(page)).toEqual([
    { id: 'PRICE-1', place: 'docs/rules/price.md:5', texts: ['Sale ends in {n} days'], isUntested: false },
    { id: 'PRICE-2', place: 'docs/rules/price.md:8', texts: [], isUntested: false },
  ]);
});

test('Rules that tests name, with their texts, have no fault', () => {
  expect(compareRules([list, page, priceTest])).toEqual({ faults: [], untested: [] });
});

test('An id that no page has is reported with its place, also one of an unknown subject above a test', () => {
  expect(faultsWith('api/src/place.ts', '/** As PRICE-3 says. */')).toEqual([
    'api/src/place.ts:1: there is no rule PRICE-3',
  ]);
  expect(faultsWith('api/src/place.test.ts', '// PRISE-1\ntest(')).toEqual([
    'api/src/place.test.ts:1: there is no rule PRISE-1',
  ]);
});

test('A rule that no test names is reported; a comment elsewhere in the code does not hold it', () => {
  const code = { path: 'shared-domain/src/price.ts', text: '// PRICE-1, PRICE-2' };
  expect(compareRules([list, page, code]).faults).toEqual([
    'docs/rules/price.md:5: no test names PRICE-1',
    'docs/rules/price.md:8: no test names PRICE-2',
  ]);
});

test('A promised text that none of its tests has is reported', () => {
  const other = { path: 'a.test.ts', text: '// PRICE-1, PRICE-2\ntest("Sale is over")' };
  expect(compareRules([list, page, other]).faults).toEqual([
    'docs/rules/price.md:5: no test that names PRICE-1 has "Sale ends in {n} days"',
  ]);
});

test('A rule that says that it has no test yet is counted, until one names it', () => {
  const tax = { path: 'docs/rules/tax.md', text: '**TAX-1** Taxes are added. _(no test yet)_\n' };
  expect(compareRules([list, page, priceTest, tax])).toEqual({ faults: [], untested: ['TAX-1'] });
  const late = { path: 'tax.test.ts', text: '// TAX-1\ntest(' };
  expect(compareRules([list, page, priceTest, tax, late]).faults).toEqual([
    'docs/rules/tax.md:1: a test names TAX-1; take the mark away',
  ]);
});

test('A page that the list of pages leaves out is reported', () => {
  const mail = { path: 'docs/rules/mail.md', text: '# Mails\n' };
  expect(compareRules([list, page, priceTest, mail]).faults).toEqual([
    'docs/rules/README.md: leaves docs/rules/mail.md out',
  ]);
});

test('A rule on the page of another subject, or given twice, is reported', () => {
  const tax = { path: 'docs/rules/tax.md', text: '**PRICE-2** Kegs.\n' };
  expect(compareRules([list, page, priceTest, tax]).faults).toEqual([
    'docs/rules/tax.md:1: PRICE-2 has the wrong page, or is there twice',
  ]);
});

test.each([
  '/** The fallback rates of section 9. */',
  '// See decisions.md "Money".',
  "test('refused with the words of the specification')",
  '/* in the specified words */',
  "// The issue's example.",
  '/** Keys of the table (design: admin notes). */',
  '/** Lines and totals only (decisions, Orders). */',
])('A reference to a document that is not here is reported: %s', (line) => {
  expect(faultsWith('api/src/place.ts', line)).toEqual([
    `api/src/place.ts:1: refers to a document that is not here: ${line}`,
  ]);
});

test.each(['const issue = issues.at(0);', 'a row with an issue', '<section>', "import from './api.ts'"])(
  'What only looks like one is left alone: %s',
  (line) => {
    expect(faultsWith('api/src/place.ts', line)).toEqual([]);
  },
);
