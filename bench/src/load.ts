import { once } from 'node:events';
import { Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import autocannon from 'autocannon';
import { cpuMsOf } from './process-cost.ts';

export type Asked = {
  url: string;
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** The body of each request in turn. */
  bodies?: string[];
};

export type Measured = {
  perSecond: number;
  p99Ms: number;
  /** Unexpected responses. */
  wrong: number;
  /** Processor time of the measured process for each request, in milliseconds. */
  cpuMs: number;
};

/** The load: a number of connections, each with one request at a time. */
export type Pressure = { connections: number; seconds: number };

const WARM_UP: Pressure = { connections: 8, seconds: 3 };

/** Simulated client addresses: from a single one, rate limits would refuse most of the load. */
const ADDRESSES = Array.from({ length: 200 }, (_address, place) => `198.51.100.${place + 1}`);

/** The client that costs least: load shares its core with the database. */
const connections = new Agent({ keepAlive: true });

/** A single response of any status, with the bytes that were sent: `fetch` would decompress them. */
export async function responseTo({ url, method = 'GET', headers, bodies }: Asked) {
  const body = bodies?.[0];
  const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
  const sent = request(url, { agent: connections, method, headers: { ...length, ...headers } }).end(body);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  const { statusCode: status = 0, headers: received } = answer;
  return { status, headers: received, body: await buffer(answer) };
}

/** A single successful response. */
export async function answerOf(asked: Asked): Promise<{ text: string; headers: IncomingHttpHeaders }> {
  const { status, headers, body } = await responseTo(asked);
  const text = body.toString();
  if (status < 200 || status > 299) throw new Error(`${asked.url} answered ${status}: ${text.slice(0, 300)}`);
  return { text, headers };
}

/** The text of a single successful response. */
export const askOnce = async (asked: Asked): Promise<string> => (await answerOf(asked)).text;

/** Puts load on an address after a warm-up and measures the responses; `expected` is the expected status. */
export async function measure(
  asked: Asked,
  pid: number,
  { connections, seconds }: Pressure,
  expected = 200,
): Promise<Measured> {
  await fire(asked, WARM_UP);
  const before = cpuMsOf(pid);
  const result = await fire(asked, { connections, seconds });
  const cpu = cpuMsOf(pid) - before;
  const statuses = Object.entries(result.statusCodeStats ?? {}) as [string, { count: number }][];
  const all = statuses.reduce((sum, [, { count }]) => sum + count, 0);
  const right = result.statusCodeStats?.[String(expected) as '200']?.count ?? 0;
  return {
    perSecond: Math.round(right / result.duration),
    p99Ms: result.latency.p99,
    wrong: all - right + result.errors,
    cpuMs: Number((cpu / Math.max(1, all)).toFixed(3)),
  };
}

function fire({ url, method = 'GET', headers = {}, bodies }: Asked, { connections, seconds }: Pressure) {
  return autocannon({
    url,
    method,
    headers,
    connections,
    duration: seconds,
    // Taken in turn by every connection.
    requests: ADDRESSES.map((address, place) => ({
      method,
      headers: { ...headers, 'x-forwarded-for': address },
      ...(bodies ? { body: bodies[place % bodies.length] } : {}),
    })),
  });
}
