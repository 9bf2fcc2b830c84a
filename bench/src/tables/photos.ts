import { randomBytes } from 'node:crypto';
import { parentPort, workerData } from 'node:worker_threads';
import { crc32, deflateSync } from 'node:zlib';
import { skuOf } from '../products.ts';

/** Photos that staff send at once. */
const SENDERS = 20;
const [WIDTH, HEIGHT] = [2_000, 1_500];

const { api, cookie, products } = workerData as { api: string; cookie: string; products: number };
const counts = { sent: 0, refused: 0 };
let [next, isStopped] = [0, false];

async function sender(photo: Blob): Promise<void> {
  while (!isStopped && next < products) {
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
    if (answer.ok) counts.sent += 1;
    else if (answer.status === 503 || answer.status === 429) counts.refused += 1;
    else throw new Error(`a photo was answered ${answer.status}`);
  }
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

parentPort?.once('message', () => {
  isStopped = true;
  parentPort?.postMessage({ ...counts });
});
const photo = noise();
parentPort?.postMessage('ready');
await Promise.all(Array.from({ length: SENDERS }, () => sender(photo)));
