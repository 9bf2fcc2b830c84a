import fc from 'fast-check';
import { FLAG_OFF, type FlagSetting, type FlagVisitor, isFlagOn } from './flags.ts';

const VISITOR: FlagVisitor = { number: 7, links: [] };
const LICENSEE: FlagVisitor = { ...VISITOR, licence: '305-218' };

// RELEASE-23
test.each<[boolean, Partial<FlagSetting>, FlagVisitor]>([
  [false, {}, LICENSEE],
  [true, { share: 100 }, VISITOR],
  [true, { licences: ['100-001', '305-218'] }, LICENSEE],
  [false, { licences: ['305-21', '305-2180'] }, LICENSEE],
  [false, { licences: ['305-218'] }, VISITOR],
  [true, { link: true }, { ...VISITOR, links: ['list-view'] }],
  [false, { link: true }, { ...VISITOR, links: ['list'] }],
  [false, { link: true }, VISITOR],
  [false, { link: false }, { ...VISITOR, links: ['list-view'] }],
])('It is %s that a flag with %j is on for %j', (on, setting, visitor) => {
  expect(isFlagOn('list-view', { ...FLAG_OFF, ...setting }, visitor)).toBe(on);
});

// RELEASE-23
test.each([
  [1, [9, 111, 167]],
  [10, [9, 11, 21]],
])('A share of %i per cent begins with the numbers %j', (share, first) => {
  const numbers = Array.from({ length: 100_000 }, (_, number) => number);
  const inside = numbers.filter((number) =>
    isFlagOn('list-view', { ...FLAG_OFF, share }, { number, links: [] }),
  );
  expect(inside.slice(0, 3)).toEqual(first);
  expect(Math.abs(inside.length / 1000 - share)).toBeLessThan(0.3);
});

// RELEASE-23
test('Whom a share includes stays, today and in any larger share', () => {
  const per = fc.integer({ min: 0, max: 100 });
  fc.assert(
    fc.property(fc.string(), fc.nat(99_999), per, per, (flag, number, one, other) => {
      const on = (share: number) => isFlagOn(flag, { ...FLAG_OFF, share }, { number, links: [] });
      expect(on(one)).toBe(on(one));
      expect(on(Math.max(one, other)) || !on(Math.min(one, other))).toBe(true);
      expect([on(0), on(100)]).toEqual([false, true]);
    }),
  );
});
