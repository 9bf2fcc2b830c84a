import { startBare } from '../bare.ts';
import { type Asked, measure } from '../load.ts';
import { skuOf } from '../products.ts';
import { type Row, ratio } from '../sheet.ts';
import { MEASURED, type System, startSystem } from '../system.ts';

const PRESSURE = { connections: 20, seconds: 8 };

type Case = { name: string; asked: Asked; expected?: number };

/** Reading the catalogue, each call beside a bare server that sends the same bytes. */
export async function reads(sizes: number[]): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of sizes) {
    const system = await startSystem(size);
    try {
      for (const one of await casesOf(system, size)) rows.push(await compared(one, size, system));
      rows.push({ products: size, call: 'memory of the API, MB', measured: system.memoryMb('api') });
    } finally {
      await system.stop();
    }
  }
  return rows;
}

async function casesOf({ api, cookie }: System, size: number): Promise<Case[]> {
  const list = `${api}/api/products`;
  const whole = await fetch(list);
  await whole.arrayBuffer();
  return [
    { name: 'page of 24', asked: { url: `${list}?limit=24` } },
    { name: 'one product', asked: { url: `${list}/${skuOf(Math.floor(size / 2))}` } },
    { name: 'search, first 24', asked: { url: `${list}?search=hazy&limit=24` } },
    {
      name: 'search of staff, first 24',
      asked: { url: `${api}/api/admin/products?search=hazy&limit=24`, headers: { cookie } },
    },
    { name: 'whole list, plain', asked: { url: list } },
    { name: 'whole list, brotli', asked: { url: list, headers: { 'accept-encoding': 'br' } } },
    {
      name: 'whole list, unchanged',
      asked: { url: list, headers: { 'if-none-match': whole.headers.get('etag') ?? '' } },
      expected: 304,
    },
    {
      name: 'quote of 10 lines',
      asked: {
        url: `${api}/api/quotes`,
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        bodies: [quoteOf(10)],
      },
    },
  ];
}

const quoteOf = (lines: number): string =>
  JSON.stringify({
    channel: 'dtc',
    province: 'BC',
    lines: Array.from({ length: lines }, (_line, place) => ({ productId: skuOf(place * 10), quantity: 6 })),
  });

async function compared({ name, asked, expected }: Case, products: number, system: System): Promise<Row> {
  const measured = await measure(asked, system.pid('api'), PRESSURE, expected);
  const bare = await startBare(asked, MEASURED);
  try {
    const least = await measure({ ...asked, url: bare.url }, bare.pid, PRESSURE, expected);
    return {
      products,
      call: name,
      measured: measured.perSecond,
      bare: least.perSecond,
      ratio: ratio(measured.perSecond, least.perSecond),
      'p99, ms': measured.p99Ms,
      'CPU a request, ms': measured.cpuMs,
      ...(measured.wrong > 0 ? { wrong: measured.wrong } : {}),
    };
  } finally {
    bare.stop();
  }
}
