import { inTurn, takeAllTurns } from './turns.ts';

const nextFrame = () => new Promise(requestAnimationFrame);

test('Each drawing waits until the one before is in place, and then for a frame; one that gives up waits no more', async () => {
  const drawn: string[] = [];
  const ends = ['first', 'second', 'third'].map((name) => inTurn(() => drawn.push(name)));
  await nextFrame();
  expect(drawn).toEqual(['first']);
  ends[1]?.();
  ends[0]?.();
  expect(drawn).toEqual(['first']);
  await nextFrame();
  expect(drawn).toEqual(['first', 'third']);
  ends[2]?.();
});

test('All turns can be taken at once', () => {
  const drawn: string[] = [];
  const ends = ['first', 'second'].map((name) => inTurn(() => drawn.push(name)));
  takeAllTurns();
  expect(new Set(drawn)).toEqual(new Set(['first', 'second']));
  for (const end of ends) end();
});
