import { startBare } from '../bare.ts';
import { type Asked, measure } from '../load.ts';
import { skuOf } from '../products.ts';
import { type Row, ratio } from '../sheet.ts';
import { MEASURED, type System, startSystem } from '../system.ts';

const PRESSURE = { connections: 20, seconds: 8 };

/** The same calls at the API, through the gateway, which shares its core, and at a bare server that sends the same bytes. */
export async function throughGateway(): Promise<Row[]> {
  const system = await startSystem(500);
  try {
    const etag = (await fetch(`${system.api}/api/products`)).headers.get('etag') ?? '';
    const cases: [string, string, Asked['headers'], number][] = [
      ['page of 24', '/api/products?limit=24', {}, 200],
      ['one product', `/api/products/${skuOf(0)}`, {}, 200],
      ['whole list, brotli', '/api/products', { 'accept-encoding': 'br' }, 200],
      ['whole list, unchanged', '/api/products', { 'if-none-match': etag }, 304],
    ];
    const rows: Row[] = [];
    for (const [call, path, headers, expected] of cases) {
      rows.push(await compared(system, call, { url: path, headers }, expected));
    }
    return rows;
  } finally {
    await system.stop();
  }
}

async function compared(system: System, call: string, asked: Asked, expected: number): Promise<Row> {
  const at = (origin: string) =>
    measure({ ...asked, url: `${origin}${asked.url}` }, system.pid('gateway'), PRESSURE, expected);
  const direct = await at(system.api);
  const through = await at(system.site.gateway);
  const bare = await startBare({ ...asked, url: `${system.api}${asked.url}` }, MEASURED);
  try {
    const least = await measure({ ...asked, url: bare.url }, bare.pid, PRESSURE, expected);
    return {
      call,
      direct: direct.perSecond,
      'through the gateway': through.perSecond,
      bare: least.perSecond,
      'of direct': ratio(through.perSecond, direct.perSecond),
      'of bare': ratio(through.perSecond, least.perSecond),
      'p99, ms': through.p99Ms,
      'CPU of the gateway a request, ms': through.cpuMs,
      ...(through.wrong > 0 ? { wrong: through.wrong } : {}),
    };
  } finally {
    bare.stop();
  }
}
