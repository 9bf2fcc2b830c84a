import { AwsClient } from 'aws4fetch';

/** A bucket of Amazon S3, or of a server that speaks the same protocol. */
export type BucketAddress = {
  /** `https://s3.ca-central-1.amazonaws.com`, or the address of another server. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
};

export type Bucket = {
  /** Writes an object. */
  put(key: string, content: Uint8Array<ArrayBuffer> | string): Promise<void>;
  /** Writes an object unless there is one of that key; false when there is. */
  putNew(key: string, content: string): Promise<boolean>;
  /** An object's content; `timeoutMs`: the milliseconds after which it counts as failed. */
  get(key: string, timeoutMs?: number): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** An object's content as it arrives, for as long as `signal` lets it. */
  stream(key: string, signal: AbortSignal): Promise<ReadableStream<Uint8Array<ArrayBuffer>> | undefined>;
  /** Removes an object; nothing if there is none. */
  remove(key: string): Promise<void>;
  /** Objects whose keys begin with `prefix`, all of them, and when each was written (ISO 8601). */
  objects(prefix: string): Promise<{ key: string; modified: string }[]>;
  /** Keys that begin with `prefix`, all of them. */
  keys(prefix: string): Promise<string[]>;
};

const unescaped = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39|apos);/g, (whole, name: string) => {
    const plain: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", apos: "'" };
    return plain[name] ?? whole;
  });

const elements = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) => unescaped(text));

/** Milliseconds after which a bucket that doesn't answer counts as failed. */
const TIMEOUT_MS = 30_000;

/** A client for a bucket. Failures are thrown with the server's response; `AwsClient` retries lost requests. */
export function openBucket({
  endpoint,
  bucket,
  region,
  accessKeyId,
  secretAccessKey,
}: BucketAddress): Bucket {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 3 });
  const addressOf = (key: string) =>
    `${endpoint}/${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`;

  const ask = async (address: string, init: RequestInit = {}, expected: number[] = []) => {
    const answer = await client.fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS), ...init });
    if (answer.ok || expected.includes(answer.status)) return answer;
    throw new Error(`The bucket ${bucket} answered ${answer.status}: ${(await answer.text()).slice(0, 300)}`);
  };

  const page = async (prefix: string, after: string) => {
    const query = new URLSearchParams({
      'list-type': '2',
      prefix,
      ...(after ? { 'start-after': after } : {}),
    });
    const xml = await (await ask(`${endpoint}/${bucket}?${query}`)).text();
    const times = elements(xml, 'LastModified');
    const objects = elements(xml, 'Key').map((key, place) => ({ key, modified: times[place] ?? '' }));
    return { objects, more: elements(xml, 'IsTruncated')[0] === 'true' };
  };

  const objects: Bucket['objects'] = async (prefix) => {
    const all: { key: string; modified: string }[] = [];
    for (let more = true; more; ) {
      const next = await page(prefix, all.at(-1)?.key ?? '');
      all.push(...next.objects);
      more = next.more;
    }
    return all;
  };

  return {
    async put(key, content) {
      await ask(addressOf(key), { method: 'PUT', body: content });
    },
    async putNew(key, content) {
      const headers = { 'if-none-match': '*' };
      // 412: it already exists; 409: it is being written by someone else right now.
      const answer = await ask(addressOf(key), { method: 'PUT', body: content, headers }, [409, 412]);
      return answer.ok;
    },
    async get(key, timeoutMs = TIMEOUT_MS) {
      const answer = await ask(addressOf(key), { signal: AbortSignal.timeout(timeoutMs) }, [404]);
      return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
    },
    async stream(key, signal) {
      const answer = await ask(addressOf(key), { signal }, [404]);
      return (answer.ok && answer.body) || undefined;
    },
    async remove(key) {
      await ask(addressOf(key), { method: 'DELETE' }, [404]);
    },
    objects,
    keys: async (prefix) => (await objects(prefix)).map(({ key }) => key),
  };
}
