import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { type Bucket, openBucket } from '../releases/bucket.ts';

const access = { bucket: 'releases', region: 'us-east-1', accessKeyId: 'test', secretAccessKey: 'secret' };

/** Keys of one page of a listing: few, so that a small site takes several. */
const PAGE_SIZE = 3;

type Answer = [status: number, body?: string | Buffer];

/** A server of one bucket, in memory, with as much of Amazon's protocol as `openBucket` uses. */
export type BucketServer = {
  bucket: Bucket;
  /** Listings answered so far. */
  listings: number;
  /** While true, each request is answered 503. */
  isAway: boolean;
  close(): Promise<void>;
};

/** `ignoresConditions`: overwrites objects despite `If-None-Match`, as some servers do. */
export async function startBucketServer({ ignoresConditions = false } = {}): Promise<BucketServer> {
  const objects = new Map<string, Buffer>();

  const listing = ({ searchParams }: URL): Answer => {
    state.listings += 1;
    const [prefix, after] = [searchParams.get('prefix') ?? '', searchParams.get('start-after') ?? ''];
    const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
    const shown = keys.slice(0, PAGE_SIZE).map((key) => `<Key>${escaped(key)}</Key>`);
    return [200, `<IsTruncated>${keys.length > PAGE_SIZE}</IsTruncated>${shown.join('')}`];
  };

  const answers: Record<string, (name: string, request: IncomingMessage, content: Buffer) => Answer> = {
    PUT(name, { headers }, content) {
      if (headers['if-none-match'] === '*' && objects.has(name) && !ignoresConditions) return [412];
      objects.set(name, content);
      return [200];
    },
    DELETE: (name) => [objects.delete(name) ? 204 : 404],
    GET: (name, request) =>
      name === '' ? listing(addressOf(request)) : objects.has(name) ? [200, objects.get(name)] : [404],
  };

  const answerTo = async (request: IncomingMessage): Promise<Answer> => {
    const [, bucket, ...key] = addressOf(request).pathname.split('/').map(decodeURIComponent);
    const content = await buffer(request);
    if (state.isAway) return [503];
    if (bucket !== access.bucket || !isSigned(request)) return [403];
    return answers[request.method ?? '']?.(key.join('/'), request, content) ?? [405];
  };

  const server = createServer(async (request, response) => {
    const [status, body] = await answerTo(request);
    response.writeHead(status).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const state: BucketServer = {
    bucket: openBucket({ endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, ...access }),
    listings: 0,
    isAway: false,
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  };
  return state;
}

const addressOf = ({ url = '/' }: IncomingMessage): URL => new URL(url, 'http://bucket');

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** Whether the request has Amazon's signature (version 4) with our key: a key that is encoded wrongly hasn't. */
function isSigned(request: IncomingMessage): boolean {
  const { method, headers } = request;
  const { pathname, searchParams } = addressOf(request);
  const [, scope = '', signed = '', signature] =
    /Credential=test\/(\S+), SignedHeaders=(\S+), Signature=(\S+)/.exec(headers.authorization ?? '') ?? [];
  const canonical = [
    method,
    pathname
      .split('/')
      .map((part) => encoded(decodeURIComponent(part)))
      .join('/'),
    [...searchParams]
      .map((pair) => pair.map(encoded).join('='))
      .sort()
      .join('&'),
    ...signed.split(';').map((name) => `${name}:${headers[name]}`),
    '',
    signed,
    headers['x-amz-content-sha256'],
  ].join('\n');
  const hash = createHash('sha256').update(canonical).digest('hex');
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, hash].join('\n');
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${access.secretAccessKey}`);
  return hmac(key, text).toString('hex') === signature;
}
