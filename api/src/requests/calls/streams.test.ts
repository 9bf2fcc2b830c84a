import { Writable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { Response } from 'express';
import { sendCsv, sendLists } from './index.ts';

/** A client that takes the beginning and then nothing more, until it goes away. */
function stoppedClient() {
  const taken: string[] = [];
  const hasBegun = () => /Order,Note|"found":/.test(taken.join(''));
  const client = new Writable({
    highWaterMark: 100,
    write: (chunk, _encoding, next) => {
      taken.push(String(chunk));
      if (!hasBegun()) setImmediate(next);
    },
  });
  return { hasBegun, client, response: Object.assign(client, { set: () => client }) as unknown as Response };
}

/** A book without an end: counts what is read of it. */
function endlessBook() {
  const book = { read: 0, isClosed: false };
  const rows = async function* () {
    try {
      for (;;) {
        book.read += 1;
        await turn();
        yield [`order ${book.read}`, 'long '.repeat(500)];
      }
    } finally {
      book.isClosed = true;
    }
  };
  return { book, rows };
}

const TURNS = 500;
/** Rows that fit into the buffers between a book and its client. */
const BUFFERED = 100;

// ACCOUNTING-7
test.each<[string, (response: Response, rows: () => AsyncIterable<string[]>) => Promise<void>]>([
  ['a file of rows', (response, rows) => sendCsv(response, 'sales', ['Order', 'Note'], rows())],
  [
    'an export of lists',
    (response, rows) => sendLists(response, { email: 'ines@tremblay.example' }, { rows }),
  ],
])('%s begins at once, is read no faster than its client takes it, and ends with it', async (_what, send) => {
  const { hasBegun, client, response } = stoppedClient();
  const { book, rows } = endlessBook();
  const sent = send(response, rows);
  while (!hasBegun()) await turn();
  expect(book.read).toBeLessThanOrEqual(2);
  for (let turns = 0; turns < TURNS; turns += 1) await turn();
  expect(book.read).toBeLessThan(BUFFERED);
  client.destroy();
  await expect(sent).rejects.toThrow('Premature close');
  while (!book.isClosed) await turn();
});

// PRIVACY-2
test('an export is JSON, whether its lists are empty or long', async () => {
  let text = '';
  const client = new Writable({
    write: (chunk, _encoding, next) => {
      text += String(chunk);
      next();
    },
  });
  const response = Object.assign(client, { set: () => client }) as unknown as Response;
  const listOf = (...entries: object[]) =>
    async function* () {
      yield* entries;
    };
  await sendLists(response, { email: 'a"b' }, { none: listOf(), two: listOf({ a: 1 }, { b: 'x' }) });
  expect(JSON.parse(text)).toEqual({ email: 'a"b', found: { none: [], two: [{ a: 1 }, { b: 'x' }] } });
});
