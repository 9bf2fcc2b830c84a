import type { LabelLine } from '../../../../shared-ui/src/product-painting/painted.ts';
import { outlineLettering, UnknownLetter } from './outlines.ts';

const LINE: LabelLine = {
  text: 'Ležák',
  curve: [
    [0, 20],
    [100, 20],
    [200, 20],
  ],
  family: 'display',
  size: 20,
  spacing: 0,
  weight: 700,
  italic: false,
  fill: '#123',
  opacity: 1,
};

const written = (change: Partial<LabelLine>) => outlineLettering({ ...LINE, ...change }, '');
const outlines = (change: Partial<LabelLine>) => written(change).match(/<path /g)?.length ?? 0;
/** The middles of the letters along a straight line. */
const middles = (change: Partial<LabelLine>) =>
  [...written(change).matchAll(/transform="translate\(([-\d.]+) /g)].map(([, x]) => Number(x));

test.each([
  ['Ležák', 5],
  ['Half Acre', 8],
  ['', 0],
])('%j is lettered with %d outlines', (text, count) => {
  expect(outlines({ text })).toBe(count);
});

test('A line is centred on its curve', () => {
  const [first = 0, , last = 0] = middles({ text: 'OxO' });
  expect((first + last) / 2).toBeCloseTo(100, 1);
});

test('Letters stand further apart with spacing, and are wider with more weight', () => {
  const [from = 0, to = 0] = middles({ text: 'OO' });
  const [spacedFrom = 0, spacedTo = 0] = middles({ text: 'OO', spacing: 3 });
  expect(spacedTo - spacedFrom).toBeCloseTo(to - from + 3, 1);
  const [heavyFrom = 0, heavyTo = 0] = middles({ text: 'OO', family: 'sans', weight: 900 });
  const [lightFrom = 0, lightTo = 0] = middles({ text: 'OO', family: 'sans', weight: 600 });
  expect(heavyTo - heavyFrom).toBeGreaterThan(lightTo - lightFrom);
});

test('Upright letters are sloped where a font has no italic ones', () => {
  expect(written({ text: 'Moth', italic: true })).not.toContain('skewX');
  expect(written({ text: 'Moth', italic: true, family: 'sans' })).toContain('skewX(-14.04)');
  expect(written({ text: 'ě', italic: true })).toContain('skewX');
});

test('A letter that no font has is refused', () => {
  expect(() => written({ text: 'Пиво' })).toThrow(UnknownLetter);
});
