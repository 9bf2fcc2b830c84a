import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

/** Lists by name, each read when its turn comes. */
export type Lists = Record<string, () => AsyncIterable<object>>;

/** Streams an object of JSON with these lists as `found`, each entry once the client has taken those before it. */
export async function sendLists(
  response: Response,
  head: Record<string, string>,
  lists: Lists,
): Promise<void> {
  response.set('Content-Type', 'application/json; charset=utf-8');
  await pipeline(Readable.from(piecesOf(head, lists)), response);
}

async function* piecesOf(head: Record<string, string>, lists: Lists) {
  yield `${JSON.stringify(head).slice(0, -1)},"found":{`;
  let between = '';
  for (const [name, read] of Object.entries(lists)) {
    yield `${between}${JSON.stringify(name)}:[`;
    between = '';
    for await (const entry of read()) {
      yield between + JSON.stringify(entry);
      between = ',';
    }
    yield ']';
    between = ',';
  }
  yield '}}';
}
