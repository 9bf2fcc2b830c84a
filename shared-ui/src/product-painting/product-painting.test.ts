import { MOTH } from './fixtures.ts';
import { paint } from './paint.ts';
import { subjectOf } from './subject-of.ts';

test.each([
  ['a keg of 50 litres', { packagingType: '50L' }, 'keg50'],
  ['a keg of 20 litres', { packagingType: '20L & 30L', name: 'Moon Moth 20L' }, 'keg20'],
  ['a small keg of no known size', { packagingType: '20L & 30L' }, 'keg30'],
  ['a bottle', { container: 'bottle' }, 'bottle'],
  ['merchandise', { category: 'Merchandise' }, 'carton'],
  ['a cider whose container is unknown', { container: undefined, name: 'Pear Cider' }, 'bottle'],
  ['a beer whose container is unknown', { container: undefined }, 'can'],
] as const)('%s has its own form', (_, more, form) => {
  expect(subjectOf({ ...MOTH, ...more }).form).toBe(form);
});

test.each([
  'CONTAINER',
  'CURIOUS CREATURES',
  'CZECH BROS',
  'FORCE',
  'FUGGLES',
  'Nobody Knows Brewing',
  undefined,
])('Every form of %s can be drawn with only a one-word name', (hiddenCategory) => {
  for (const more of [
    {},
    { container: 'bottle' },
    { packagingType: '50L' },
    { packagingType: '20L & 30L' },
    { category: 'Merchandise' },
  ] as const) {
    const bare = { name: 'Solo', packagingType: 'Packaged', hiddenCategory, ...more } as const;
    const drawing = paint(subjectOf(bare), 'a');
    expect(drawing.toLowerCase()).toContain('solo');
    expect(drawing).not.toMatch(/undefined|NaN|§/);
  }
});

test('A small picture omits the pattern', () => {
  expect(paint(subjectOf(MOTH, true), 'a').length).toBeLessThan(paint(subjectOf(MOTH), 'a').length * 0.75);
});

test('A dark lager is dark in a can and in a keg', () => {
  const dark = { name: 'Tmavé Dark Lager', hiddenCategory: 'CZECH BROS', style: 'Dark Lager' };
  expect(subjectOf({ ...dark, packagingType: 'Packaged' }).palette.ground).toBe('#3A2320');
  expect(subjectOf({ ...dark, packagingType: '50L' }).palette.ground).toBe('#3A2320');
});
