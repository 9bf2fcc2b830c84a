import { poll } from './poll.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

// RELEASE-27
test('A poll whose calls fail asks less and less often, and as before once one succeeds', async () => {
  let isUp = false;
  const ask = jest.fn(async () => isUp);
  const stop = poll(ask, 1500);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(5);
  isUp = true;
  await jest.advanceTimersByTimeAsync(30_000);
  const before = ask.mock.calls.length;
  await jest.advanceTimersByTimeAsync(3000);
  expect(ask).toHaveBeenCalledTimes(before + 2);
  stop();
  await jest.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(before + 2);
});
