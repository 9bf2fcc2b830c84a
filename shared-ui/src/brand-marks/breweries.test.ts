import { breweryOf } from './index.ts';

test('A brand is found by its name in any case', () => {
  expect(breweryOf(' czech bros ').key).toBe('czech');
  expect(breweryOf('FORCE').colour).toBe('#1F7A5C');
});

test('An unknown brand keeps its name and gets a colour and its initial', () => {
  const guest = breweryOf('Řemeslo');
  expect(guest).toMatchObject({ key: 'guest', name: 'Řemeslo' });
  expect(guest.emblem('#fff', '#000')).toContain('>Ř</text>');
  expect(breweryOf('Řemeslo').colour).toBe(guest.colour);
});

test("A brand name can't carry markup into a mark", () => {
  expect(breweryOf('<script>').emblem('#fff', '#000')).toContain('></text>');
});
