import { unchecked } from './unchecked.ts';

const whole = { browser: true, axe: true, siteUrl: 'https://shop.example', calls: true };

// RELEASE-22
test.each([
  [whole, []],
  [{ ...whole, browser: false, axe: false }, ['no Chromium was found']],
  [{ ...whole, axe: false }, ['axe-core is missing']],
  [{ ...whole, calls: false }, ['no API answers at https://shop.example']],
])('What a machine lacks is named with its remedy: %p', (means, words) => {
  const said = unchecked(means).map(({ sentence }) => sentence);
  expect(said).toEqual(words.map((each) => expect.stringContaining(each)));
});
