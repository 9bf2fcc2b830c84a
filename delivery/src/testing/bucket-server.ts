import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BUCKET_ACCESS } from '../../../local/src/stand-ins/bucket/access.ts';
import { type Buckets, createBuckets } from '../../../local/src/stand-ins/bucket/index.ts';
import { type Bucket, openBucket } from '../../../shared-domain/src/foundation/bucket/index.ts';

/** Keys of one page of a listing: few, so that a small site takes several. */
const PAGE_SIZE = 3;

/** A server of one bucket, in memory. */
export type BucketServer = Buckets & { bucket: Bucket; close(): Promise<void> };

/** `ignoresConditions`: overwrites objects despite `If-None-Match`, as some servers do. */
export async function startBucketServer({ ignoresConditions = false } = {}): Promise<BucketServer> {
  const buckets = createBuckets({ pageSize: PAGE_SIZE, ignoresConditions });
  const server = createServer(buckets.listener);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(buckets, {
    bucket: openBucket({ endpoint, bucket: 'releases', ...BUCKET_ACCESS }),
    async close() {
      server.close();
      server.closeAllConnections();
      await once(server, 'close');
    },
  });
}
