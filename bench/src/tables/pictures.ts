import { randomBytes } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import { skuOf } from '../products.ts';
import type { Row } from '../sheet.ts';
import { type System, startSystem } from '../system.ts';
import { ordersOf, quoteAndOrder } from './orders.ts';

const PRODUCTS = 500;
const BUYERS = 8;
/** Photos that staff send at once. */
const SENDERS = 20;
const [WIDTH, HEIGHT] = [2_000, 1_500];

/** What an order costs alone, and while staff upload a photo of each of five hundred products. */
export async function pictures(): Promise<Row[]> {
  const system = await startSystem(PRODUCTS);
  try {
    const order = () => quoteAndOrder(system.api);
    // Warm up, so that hot code is compiled.
    await ordersOf(BUYERS, order);
    const alone = rowOf('alone', await ordersOf(BUYERS, order));
    const photo = noise();
    const uploads = uploading(system, photo);
    const meanwhile = rowOf('while photos are uploaded', await ordersOf(BUYERS, order));
    const { sent, refused } = uploads.soFar();
    await uploads.stop();
    return [alone, { ...meanwhile, 'photos stored': sent, 'photos refused for now': refused }];
  } finally {
    await system.stop();
  }
}

const rowOf = (what: string, { perSecond, p99Ms }: Awaited<ReturnType<typeof ordersOf>>): Row => ({
  orders: what,
  'orders a second': perSecond,
  'p99, ms': p99Ms,
});

/** Sends photos until all products have one, or it is stopped. */
function uploading({ api, cookie }: System, photo: Blob) {
  let [next, sent, refused, isStopped] = [0, 0, 0, false];
  const sender = async () => {
    while (!isStopped && next < PRODUCTS) {
      const id = skuOf(next);
      next += 1;
      const body = new FormData();
      body.append('image', photo, 'photo.png');
      const answer = await fetch(`${api}/api/admin/products/${id}/image`, {
        method: 'POST',
        headers: { cookie },
        body,
      });
      await answer.arrayBuffer();
      if (answer.ok) sent += 1;
      else if (answer.status === 503 || answer.status === 429) refused += 1;
      else throw new Error(`a photo was answered ${answer.status}`);
    }
  };
  const all = Promise.all(Array.from({ length: SENDERS }, sender));
  return {
    soFar: () => ({ sent, refused }),
    stop: async () => {
      isStopped = true;
      await all;
    },
  };
}

/** A PNG of three megapixels that compresses as badly as a photo. */
function noise(): Blob {
  const row = 1 + WIDTH * 3;
  const pixels = randomBytes(row * HEIGHT);
  for (let at = 0; at < pixels.length; at += row) pixels[at] = 0;
  const header = Buffer.alloc(13);
  header.writeUInt32BE(WIDTH, 0);
  header.writeUInt32BE(HEIGHT, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const parts = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return new Blob([Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...parts])], { type: 'image/png' });
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
