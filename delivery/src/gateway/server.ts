import type { AddressInfo } from 'node:net';
import { previewSecretFrom, storageFrom, trustedProxiesFrom } from '../configuration.ts';
import { pruneReleases, verifiedStorage } from '../releases/index.ts';
import { createGateway } from './application.ts';
import { everyNight } from './nightly.ts';
import { gracefulShutdown } from './shutdown.ts';

const { PORT = '8080', HOST = '127.0.0.1', API_URL, LOCAL_URL, RELEASES_TOKEN } = process.env;
const { RELEASES_KEEP_DAYS } = process.env;
const { PUBLIC_ORIGIN = `http://localhost:${PORT}` } = process.env;
if (!RELEASES_TOKEN && process.env.NODE_ENV === 'production') {
  throw new Error('In production, set RELEASES_TOKEN to a secret that the API knows, too.');
}
if (!API_URL) throw new Error('Set API_URL to the address of the API.');

const storage = verifiedStorage(storageFrom(process.env));
const gateway = createGateway({
  storage,
  apiUrl: API_URL,
  localUrl: LOCAL_URL,
  openStandIns: process.env.OPEN_STAND_INS === 'true',
  releasesToken: RELEASES_TOKEN,
  trustedProxies: trustedProxiesFrom(process.env),
  publicOrigin: PUBLIC_ORIGIN,
  previewSecret: previewSecretFrom(process.env),
  testPayments: process.env.TEST_PAYMENTS === 'true',
});
const server = gateway.listen(Number(PORT), HOST, (failure) => {
  if (failure) {
    const taken = (failure as NodeJS.ErrnoException).code === 'EADDRINUSE';
    console.error(taken ? `Port ${PORT} is taken by another program.` : failure.message);
    process.exit(1);
  }
  console.log(`gateway on http://${HOST}:${(server.address() as AddressInfo).port}`);
});

if (RELEASES_KEEP_DAYS) {
  if (!/^\d+$/.test(RELEASES_KEEP_DAYS)) throw new Error('RELEASES_KEEP_DAYS is a number of days.');
  everyNight(async () => {
    const removed = await pruneReleases(storage, { candidateDays: Number(RELEASES_KEEP_DAYS) });
    for (const line of removed) console.log(`removed ${line}`);
  });
}

// Milliseconds for a whole request: an upload of 50 MB at 0.5 Mbit/s. Smaller bodies have a limit of their own.
server.requestTimeout = 15 * 60_000;
// Milliseconds, longer than a load balancer keeps idle connections (usually 60 s): otherwise it could send a request on
// one that we have just closed.
server.keepAliveTimeout = 65_000;

const shutDown = gracefulShutdown(server);
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, shutDown);
