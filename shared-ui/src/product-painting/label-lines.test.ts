import { labelLines } from './label-lines.ts';

test.each([
  ['Velvet Otter Blackberry Sour', 'Blackberry Sour', ['Velvet', 'Otter']],
  ['Tidal Force IPA 50L', 'West Coast IPA', ['Tidal', 'Force']],
  ['Moon Moth Hazy IPA 20L', 'Hazy IPA', ['Moon', 'Moth']],
  ['Hearth & Hop Porter', 'Porter', ['Hearth', '& Hop']],
  ['Tmavé Dark Lager 30L Keg', 'Dark Lager', ['Tmavé']],
  ['Světlý Ležák', 'Pale Lager', ['Světlý', 'Ležák']],
  ['Pilsner', 'Pilsner', ['Pilsner']],
  ['Summer Ale 6 x 330 mL', '', ['Summer', 'Ale 6 x']],
])('%s (%s) is set in at most two lines', (name, style, lines) => {
  expect(labelLines(name, style, false)).toEqual(lines);
});

test('A label that shows the style keeps it as the second line', () => {
  expect(labelLines('Portside Pale Ale', 'Pale Ale', true)).toEqual(['Portside', 'Pale Ale']);
  expect(labelLines('Gantry IPA', 'India Pale Ale', true)).toEqual(['Gantry', 'IPA']);
});

test('A long name is split at the space nearest its middle', () => {
  expect(labelLines('A Very Long Winter Evening', '', false)).toEqual(['A Very Long', 'Winter Evening']);
});

test('A product without a name still gets a label', () => {
  expect(labelLines('', '', false)).toEqual(['?']);
});

test('A name that is too long for a label loses its last words', () => {
  expect(labelLines('Imperial Barrel-Aged Double Chocolate Coconut Stout', 'Stout', false)).toEqual([
    'Imperial',
    'Barrel-Aged',
  ]);
});
