import { manualClock } from '../../../testing/manual-clock.ts';
import { createLive, type EventSourceLike, HEARTBEAT_MS, type StreamEvent } from './index.ts';

/** A stream that a test sends through. */
class Stream implements EventSourceLike {
  readyState = 0;
  isClosed = false;
  readonly address: string;
  private readonly listeners = new Map<string, (event: StreamEvent) => void>();
  constructor(address: string) {
    this.address = address;
  }
  addEventListener(type: string, listener: (event: StreamEvent) => void) {
    this.listeners.set(type, listener);
  }
  close() {
    this.isClosed = true;
  }
  say(type: string, data?: string, lastEventId?: string) {
    this.listeners.get(type)?.({
      ...(data === undefined ? {} : { data }),
      ...(lastEventId === undefined ? {} : { lastEventId }),
    });
  }
  /** The server answered with an error: the browser closes the stream for good. */
  giveUp() {
    this.readyState = 2;
    this.say('error');
  }
}

function following() {
  const clock = manualClock('2026-11-20T17:41:00.000Z');
  const streams: Stream[] = [];
  const heard: string[] = [];
  const follow = createLive({
    open: (address) => {
      const stream = new Stream(address);
      streams.push(stream);
      return stream;
    },
    schedule: clock.schedule,
  });
  const stop = follow<{ revision: string }>('/api/products/events', {
    event: 'changed',
    onEvent: ({ revision }) => heard.push(`changed ${revision}`),
    also: { settings: (switches) => heard.push(`settings ${JSON.stringify(switches)}`) },
    onOpen: (again) => heard.push(again ? 'open again' : 'open'),
    onDown: () => heard.push('down'),
  });
  const last = () => streams.at(-1) as Stream;
  return { clock, streams, heard, stop, last };
}

test('Events arrive parsed; unparsable ones are dropped', () => {
  const { heard, last } = following();
  expect(last().address).toBe('/api/products/events');
  last().say('open');
  last().say('changed', '{"revision":"r2"}');
  last().say('changed', 'not json');
  last().say('changed');
  last().say('settings', '{"comingSoon":true}');
  expect(heard).toEqual(['open', 'changed r2', 'settings {"comingSoon":true}']);
});

test('The browser itself restores a broken connection; the reconnection is reported', async () => {
  const { heard, last, clock, streams } = following();
  last().say('open');
  last().say('error');
  await clock.advance(3_000);
  last().say('open');
  expect(heard).toEqual(['open', 'down', 'open again']);
  expect(streams).toHaveLength(1);
});

test('A stream that misses three heartbeats is replaced by one that names the last event', async () => {
  const { heard, last, clock, streams } = following();
  const silent = last();
  silent.say('open');
  silent.say('changed', '{"revision":"r2"}', '2');
  await clock.advance(3 * HEARTBEAT_MS - 1);
  expect(streams).toHaveLength(1);
  await clock.advance(1);
  expect(silent.isClosed).toBe(true);
  expect(last().address).toBe('/api/products/events?lastEventId=2');
  last().say('open');
  silent.say('changed', '{"revision":"r3"}');
  expect(heard).toEqual(['open', 'changed r2', 'down', 'open again']);
});

test.each([
  ['a heartbeat', 'here', '{}'],
  ['an event', 'changed', '{"revision":"r2"}'],
  ['an event beside it', 'settings', '{"comingSoon":true}'],
])('%s in time keeps a stream', async (_what, name, data) => {
  const { last, clock, streams } = following();
  for (let count = 0; count < 10; count += 1) {
    await clock.advance(2 * HEARTBEAT_MS);
    last().say(name, data);
  }
  expect(streams).toHaveLength(1);
});

test('A stream that neither opens nor fails is retried', async () => {
  const { clock, streams } = following();
  await clock.advance(6 * HEARTBEAT_MS);
  expect(streams.map(({ isClosed }) => isClosed)).toEqual([true, true, false]);
});

test('A failed stream is reopened after 1 s, 2 s, 4 s ... at most 30 s', async () => {
  const { last, clock, streams } = following();
  for (const wait of [1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]) {
    const before = streams.length;
    last().giveUp();
    await clock.advance(wait - 1);
    expect(streams).toHaveLength(before);
    await clock.advance(1);
    expect(streams).toHaveLength(before + 1);
  }
  last().say('open');
  last().giveUp();
  await clock.advance(1000);
  expect(streams).toHaveLength(9);
});

test('Stopping closes the stream, cancels a reconnection and ignores late events', async () => {
  const { heard, last, clock, streams, stop } = following();
  const first = last();
  first.giveUp();
  stop();
  await clock.advance(60_000);
  expect(first.isClosed).toBe(true);
  expect(streams).toHaveLength(1);
  first.say('changed', '{"revision":"r3"}');
  first.say('error');
  expect(heard).toEqual(['down']);
});
