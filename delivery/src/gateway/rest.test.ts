import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { readRest } from './rest.ts';

const upload = () => {
  const socket = { isCut: false, destroy: () => Object.assign(socket, { isCut: true }) };
  const body = new PassThrough();
  return { socket, body, request: Object.assign(body, { socket }) as unknown as IncomingMessage };
};

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

test('An upload that goes on for too long after its answer is cut off', () => {
  const { socket, body, request } = upload();
  readRest(request);
  body.write('a part');
  jest.advanceTimersByTime(10_000);
  expect(socket.isCut).toBe(true);
});

test.each(['before', 'after'])(
  'The connection of an upload that ended %s its answer did serves the next request',
  async (when) => {
    const { socket, body, request } = upload();
    if (when === 'after') readRest(request);
    body.resume().end('all of it');
    await new Promise((ended) => body.once('end', ended));
    if (when === 'before') readRest(request);
    jest.advanceTimersByTime(10_000);
    expect(socket.isCut).toBe(false);
  },
);
