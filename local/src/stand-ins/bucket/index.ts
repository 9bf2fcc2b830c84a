import type { IncomingMessage, RequestListener } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { openStore } from '../record-store.ts';
import { BUCKET_ACCESS } from './access.ts';
import { isSigned } from './signature.ts';

type Answer = [status: number, body?: string | Buffer];

export type Buckets = {
  listener: RequestListener;
  /** Listings answered so far. */
  listings: number;
  /** While true, each request is answered 503. */
  isAway: boolean;
};

export type BucketOptions = {
  /** Where objects are kept; only in memory if left out. */
  folder?: string | undefined;
  /** Keys of one page of a listing. */
  pageSize?: number;
  /** Overwrites objects despite `If-None-Match`, as some servers do. */
  ignoresConditions?: boolean;
};

/** As much of Amazon's S3 as `shared-domain/bucket` uses: any bucket, at `/<bucket>/<key>`. */
export function createBuckets(options: BucketOptions = {}): Buckets {
  const { folder, pageSize = 1_000, ignoresConditions = false } = options;
  const objects = openStore<{ id: string; content: string; modified: string }>({
    ...(folder ? { folder } : {}),
    limit: 100_000,
  });

  const listing = (bucket: string, { searchParams }: URL): Answer => {
    buckets.listings += 1;
    const [prefix, after] = [searchParams.get('prefix') ?? '', searchParams.get('start-after') ?? ''];
    const found = objects
      .all()
      .filter(({ id }) => id.startsWith(`${bucket}/`))
      .map(({ id, modified }) => ({ key: id.slice(bucket.length + 1), modified }))
      .filter(({ key }) => key.startsWith(prefix) && key > after)
      .sort((one, other) => (one.key < other.key ? -1 : 1));
    const shown = found
      .slice(0, pageSize)
      .map(
        ({ key, modified }) =>
          `<Contents><Key>${escaped(key)}</Key><LastModified>${modified}</LastModified></Contents>`,
      );
    return [200, `<IsTruncated>${found.length > pageSize}</IsTruncated>${shown.join('')}`];
  };

  const answers: Record<string, (id: string, request: IncomingMessage, content: Buffer) => Answer> = {
    PUT(id, { headers }, content) {
      if (headers['if-none-match'] === '*' && objects.get(id) && !ignoresConditions) return [412];
      objects.put({ id, content: content.toString('base64'), modified: new Date().toISOString() });
      return [200];
    },
    DELETE: (id) => [objects.remove(id) ? 204 : 404],
    GET(id, request) {
      if (!id.includes('/')) return listing(id, addressOf(request));
      const found = objects.get(id);
      return found ? [200, Buffer.from(found.content, 'base64')] : [404];
    },
  };

  const answerTo = async (request: IncomingMessage): Promise<Answer> => {
    const id = addressOf(request).pathname.slice(1).split('/').map(decodeURIComponent).join('/');
    const content = await buffer(request);
    if (buckets.isAway) return [503];
    if (!isSigned(request, BUCKET_ACCESS)) return [403];
    return answers[request.method ?? '']?.(id, request, content) ?? [405];
  };

  const buckets: Buckets = {
    listings: 0,
    isAway: false,
    listener: async (request, response) => {
      const [status, body] = await answerTo(request);
      response.writeHead(status).end(body);
    },
  };
  return buckets;
}

/** The address below the place where the stand-in is mounted. */
const addressOf = ({ url = '/' }: IncomingMessage): URL => new URL(url, 'http://bucket');

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
