import { growthIn, leaksIn, type Memory } from './memory.ts';

const before: Memory = { kilobytes: 9000, nodes: 800, listeners: 120 };
const at = (change: Partial<Memory>): Memory => ({ ...before, ...change });

test.each<[string, Partial<Memory>, string[]]>([
  ['stays as it is', {}, []],
  ['shrinks', { kilobytes: 8000, nodes: 700, listeners: 110 }, []],
  ['notes a little at each visit', { kilobytes: 9600, nodes: 1100, listeners: 123 }, []],
  ['keeps a listener at each visit', { listeners: 127 }, ['listeners']],
  [
    'keeps its pages',
    { kilobytes: 11_000, nodes: 6400, listeners: 190 },
    ['kilobytes', 'nodes', 'listeners'],
  ],
])('Of a page that %s in seven visits, what grew is known', (_page, change, grown) => {
  expect(growthIn(before, at(change))).toEqual(grown);
});

test.each<[string, number, number, string[]]>([
  ['grows each time by as much', 127, 134, ['listeners']],
  ['grows each time, the last time by more', 129, 149, ['listeners']],
  ['grows once, as a cache does', 127, 127, []],
  ['grows by something and then by much, as a page half drawn does', 126, 173, []],
  ['grows and shrinks', 127, 119, []],
])('A page whose count of listeners %s is judged by that', (_page, second, third, leaks) => {
  expect(leaksIn(before, at({ listeners: second }), at({ listeners: third }))).toEqual(leaks);
});
