import { countBefore, countCursor } from './cursor.ts';

const listOf = (letters: string) => [...letters].map((id) => ({ id }));
const cursor = countCursor(6, listOf('abcdef'));

// LISTING-19
test.each([
  ['nothing has changed', 'abcdefghij', 'g'],
  ['others were added before', 'xyabcdefghij', 'g'],
  ['others were removed before', 'cdefghij', 'g'],
  ['the last is gone', 'abcdeghij', 'g'],
  ['the last three are gone', 'abcghij', 'g'],
  ['the last has moved to the end', 'abcdeghijf', 'g'],
  ['the last has moved to the front', 'fabcdeghij', 'g'],
  ['the last two are swapped', 'abcdfeghij', 'g'],
  ['all that the cursor names are gone', 'abghij', undefined],
])('the next page after f neither repeats nor skips when %s', (_, letters, next) => {
  expect(listOf(letters)[countBefore(listOf(letters), cursor)]?.id).toBe(next);
});
