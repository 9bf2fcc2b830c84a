import { codeKey, isShortened, readCode, readDate, readDay, readLicenceDay, readText } from './index.ts';

// IMPORT-25
test.each([
  ['CTR-101', 'CTR-101'],
  [' CTR-101\u00a0', 'CTR-101'],
  ['="CTR-101"', 'CTR-101'],
  ['="00123"', '00123'],
  ["'CTR-104", 'CTR-104'],
  ['’CTR-104', 'CTR-104'],
  ['TRL-3001\u200b', 'TRL-3001'],
  ['\u2060TRL-3001', 'TRL-3001'],
  ['TRL-\u202e3001', 'TRL-3001'],
  ['TRL\u00ad-3001', 'TRL-3001'],
  ['CTR–124', 'CTR-124'],
  ['CTR−124', 'CTR-124'],
  ['ＣＴＲ－１２４', 'CTR-124'],
  ['305 218', '305 218'],
  ['628055000110.0', '628055000110'],
  ['00123', '00123'],
  ['ctr-112', 'ctr-112'],
])('the code %j is read as %j', (cell, code) => {
  expect(readCode(cell)).toBe(code);
});

// IMPORT-25
test.each([
  ['6.28055E+11', true],
  ['6,28055E+11', true],
  ['6E+11', true],
  ['6.28E11', true],
  ['="6.28055E+11"', true],
  ['628055000127', false],
  ['12E3', false],
  ['TRL-E+11', false],
])('whether a spreadsheet has shortened %j: %p', (cell, expected) => {
  expect(isShortened(cell)).toBe(expected);
});

// IMPORT-26
test.each([
  ['ctr-112', 'CTR-112'],
  ['CTR118', 'CTR-118'],
  ['CTR 124', 'CTR-124'],
  ['123', '00123'],
  ['62805512345', '0062805512345'],
  ['\u0422RL-3001', 'TRL-3001'],
  ['Α-1', 'A1'],
])('%j could be %j', (one, other) => {
  expect(codeKey(one)).toBe(codeKey(other));
});

test.each([
  ['CTR-101', 'CTR-1010'],
  ['0A1', 'A1'],
  ['-', 'A'],
])('%j is not %j', (one, other) => {
  expect(codeKey(one)).not.toBe(codeKey(other));
});

const TODAY = '2026-11-28';

// IMPORT-23
test.each([
  ['2027-03-31', '2027-03-31'],
  ['2027-03-31 00:00:00', '2027-03-31'],
  ['2027-03-31 0:00', '2027-03-31'],
  ['2027-03-31T00:00:00.000Z', '2027-03-31'],
  ['2027-03-31T00:00:00-07:00', '2027-03-31'],
  ['2027/3/31', '2027-03-31'],
  ['31-Mar-2027', '2027-03-31'],
  ['31 March 2027', '2027-03-31'],
  ['March 31, 2027', '2027-03-31'],
  ['Mar 31, 2027', '2027-03-31'],
  ['31 mars 2027', '2027-03-31'],
  ['1er août 2027', '2027-08-01'],
  ['31 déc. 2027', '2027-12-31'],
  ['May 1, 2027', '2027-05-01'],
  ['1 mai 2027', '2027-05-01'],
  ['1 avril 2027', '2027-04-01'],
  ['6 juin 2027', '2027-06-06'],
  ['6 juillet 2027', '2027-07-06'],
  ["'2027-03-31", '2027-03-31'],
  ['="2027-03-31"', '2027-03-31'],
  ['today+3', '2026-12-01'],
])('the day cell %j says %s', (cell, value) => {
  expect(readDay(cell, TODAY)).toEqual({ value });
});

test.each([
  ['31-Mar-27', '2027-03-31'],
  ['46477', '2027-03-31'],
  ['46477.5', '2027-03-31'],
])('the day cell %j is guessed to say %s', (cell, value) => {
  expect(readDay(cell, TODAY)).toEqual({ value, guess: value });
});

test.each([
  '03/04/2027',
  '31/03/2027',
  '3/31/2027',
  '31.3.2027',
  '31-Foo-2027',
  '30-Feb-2027',
  'soon',
  '12',
  '99999',
])('the day cell %j is refused', (cell) => {
  expect(readDay(cell, TODAY)).toEqual({ problem: `Invalid date '${cell}' (must be YYYY-MM-DD)` });
});

test('a moment stays one for an offer, and is the day in Vancouver for a licence', () => {
  expect(readDate('2027-04-01 06:30:00Z', TODAY)).toEqual({ value: '2027-04-01T06:30:00Z' });
  expect(readLicenceDay('2027-04-01T06:30:00Z', TODAY)).toEqual({ value: '2027-03-31' });
  expect(readLicenceDay('2027-03-31T23:59:59', TODAY)).toEqual({ value: '2027-03-31' });
});

// IMPORT-27
test.each([
  ['Brasserie dâ€™Ã‰tÃ©', 'Brasserie d’Été'],
  ['SvÄ›tlÃ½ LeÅ¾Ã¡k', 'Světlý Ležák'],
])('the text %j was encoded twice and is %j', (cell, value) => {
  expect(readText(cell)).toEqual({ value, guess: value });
});

test.each([
  ['Światło Â Ale', 'Światło Â Ale'],
  ["'-Anvil Point Lager-", '-Anvil Point Lager-'],
  ["'Round Midnight", "'Round Midnight"],
  ['Dry\u200b Dock', 'Dry Dock'],
])('the text %j is %j', (cell, value) => {
  expect(readText(cell)).toEqual({ value });
});

test('a failed formula is no text', () => {
  expect(readText('#REF!')).toEqual({ problem: "Invalid value '#REF!' (a formula that failed)" });
});
