import { ORIGIN } from '../start-api.ts';
import { gatewayInFront } from './gateway-in-front.ts';

/** How many kills, and how many open streams at each. */
const KILLS = process.env.VERIFY === 'true' ? 20 : 2;
const LISTENERS = 10;

const MEGABYTE = 1024 * 1024;

describe('behind the gateway', () => {
  const site = gatewayInFront();

  test('every listener of a killed API is disconnected, so that its browser reconnects', async () => {
    let notified = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const streams = await Promise.all(
        Array.from({ length: LISTENERS }, () => fetch(`${site.url}/api/products/events`)),
      );
      const ends = streams.map((stream) =>
        stream.text().catch(() => {
          notified += 1;
        }),
      );
      await site.api.kill();
      await Promise.all(ends);
      await site.api.start();
    }
    expect(notified).toBe(KILLS * LISTENERS);
  }, 600_000);

  const upload = (path: string, megabytes: number, cookie = '') => {
    const form = new FormData();
    form.set('file', new Blob([Buffer.alloc(megabytes * MEGABYTE, 'a')]), 'stock.csv');
    return fetch(`${site.url}${path}`, { method: 'POST', headers: { Origin: ORIGIN, cookie }, body: form });
  };

  test('an upload without a session is refused as such, however large it is', async () => {
    for (const megabytes of [1, 5, 49]) {
      const answer = await upload('/api/admin/imports/inventory', megabytes);
      expect([megabytes, answer.status]).toEqual([megabytes, 401]);
      expect(await answer.json()).toMatchObject({ code: 'unauthenticated' });
    }
  });

  test('an upload of more than 50 MB is refused right at the start', async () => {
    const answer = await upload('/api/admin/imports/inventory', 60, await site.api.staffCookie());
    expect([answer.status, await answer.json()]).toMatchObject([413, { status: 413 }]);
  });
});
