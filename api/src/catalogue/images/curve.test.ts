import { curveOf } from './curve.ts';

const STRAIGHT = curveOf([
  [0, 10],
  [50, 10],
  [100, 10],
]);
const SAGGING = curveOf([
  [0, 0],
  [50, 40],
  [100, 0],
]);

test.each([
  [0, 0],
  [25, 25],
  [100, 100],
  [110, 110],
  [-10, -10],
])('After %d units, a straight line is %d units further', (distance, x) => {
  const { point, angle } = STRAIGHT.at(distance);
  expect([point[0], point[1], angle]).toEqual([expect.closeTo(x, 6), expect.closeTo(10, 6), 0]);
});

test('A sagging curve is longer than its chord, level in the middle, and goes down before and up after it', () => {
  expect(SAGGING.length).toBeGreaterThan(100);
  const { point, angle } = SAGGING.at(SAGGING.length / 2);
  expect(point[0]).toBeCloseTo(50, 0);
  expect(point[1]).toBeCloseTo(20, 0);
  expect(Math.abs(angle)).toBeLessThan(2);
  expect(SAGGING.at(10).angle).toBeGreaterThan(20);
  expect(SAGGING.at(SAGGING.length - 10).angle).toBeLessThan(-20);
});
