import { type Endpoint, type EndpointName, endpoints } from 'shared-domain/contracts';
import { type Browser, staffMember } from '../../../test/buyers.ts';
import { orderForRun, outRun, phoneOf, stockForRun, tokenOf } from '../../../test/driver.ts';
import { cookieOf, post } from '../../../test/killable.ts';
import { RUN } from '../../../test/planned-run.ts';
import { freshKey } from '../../../test/shop.ts';
import { ORIGIN } from '../../../test/start-api.ts';
import { prepared, testShop } from '../../../test/test-shop.ts';

const shop = testShop();
const OTHER = RUN.replace(/1$/, '2');
let staff: Browser;
prepared(shop, async () => {
  staff = await staffMember(shop);
  await stockForRun(shop, staff);
  await outRun(staff, [await orderForRun(staff)]);
  await outRun(staff, [await orderForRun(staff)], 'Aiko Tamura');
});

const open = (token: string, run = RUN) => shop.api.browser().post(`/api/runs/${run}/open`).send({ token });

/** The status that a call answers, its parameters filled with the run. */
async function statusOf(name: EndpointName, cookie: string): Promise<number> {
  const { method, path }: Endpoint = endpoints[name];
  const stop = new AbortController();
  const answer = await fetch(`${shop.api.url}${path.replace(/:\w+/g, RUN)}`, {
    method,
    headers: {
      Cookie: cookie,
      Origin: ORIGIN,
      'Content-Type': 'application/json',
      'Idempotency-Key': freshKey(),
    },
    signal: stop.signal,
    ...(method === 'GET' ? {} : { body: '{}' }),
  });
  stop.abort();
  return answer.status;
}

// DRIVER-2
test('of all calls of the table, a driver’s token opens those of its run and no other', async () => {
  const answer = await post(shop.api.url, `/runs/${RUN}/open`, { token: await tokenOf(staff) });
  const cookie = cookieOf(answer);
  expect(cookie).toMatch(new RegExp(`^cbo\\.run-${RUN}=`));
  const opened: string[] = [];
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    if (endpoints[name].path === '/api/health/ready') continue;
    const [without, with_] = [await statusOf(name, ''), await statusOf(name, cookie)];
    if (without !== with_) opened.push(name);
  }
  expect(opened.sort()).toEqual(['driverRun', 'sendPhoto', 'sendPresses']);
  const drivers = Object.entries(endpoints).filter(([, { who }]) => who === 'driver');
  expect(drivers.map(([name]) => name).sort()).toEqual(opened);
});

// DRIVER-2
test('the link of a run opens no other run', async () => {
  const phone = await phoneOf(shop, staff);
  await phone.get(`/api/runs/${RUN}`).expect(200);
  await phone.get(`/api/runs/${OTHER}`).expect(401);
  await phone
    .post(`/api/runs/${OTHER}/presses`)
    .send({ presses: [], now: '2026-11-20T17:41:00Z' })
    .expect(401);
  await open(await tokenOf(staff), OTHER).expect(401);
  await phoneOf(shop, staff, OTHER);
});

// DRIVER-1
test('a made-up token opens nothing', async () => {
  await tokenOf(staff);
  for (const token of ['', '1', '1.x', '2.', 'x.y', `${'9'.repeat(150)}.a`]) {
    const { body } = await open(token).expect(401);
    expect(body).toMatchObject({
      code: 'run_link',
      detail: 'This link no longer works. Ask the office for a new one.',
    });
  }
});

// DRIVER-1
test('a link works until the end of the day after the run’s, and can be handed out again', async () => {
  const { body } = await staff.post(`/api/admin/runs/${RUN}/link`).send({}).expect(200);
  expect(body.until).toBe('2026-11-25T06:59:59.999Z');
  expect(body.url).toMatch(new RegExp(`^http://localhost:8080/admin/runs/${RUN}#1\\.[\\w-]{43}$`));
  expect(await tokenOf(staff)).toBe(new URL(body.url).hash.slice(1));
  const phone = await phoneOf(shop, staff);
  const toEnd = Date.parse(body.until) - shop.clock.now().getTime();
  shop.clock.advance(toEnd);
  await phone.get(`/api/runs/${RUN}`).expect(200);
  shop.clock.advance(1);
  await phone.get(`/api/runs/${RUN}`).expect(401);
  await open(new URL(body.url).hash.slice(1)).expect(401);
  await staff.post(`/api/admin/runs/${RUN}/link`).send({}).expect(409);
});

// DRIVER-3
test('a link that staff replace ends at once, on phones that have opened it as well', async () => {
  const old = await tokenOf(staff);
  const phone = await phoneOf(shop, staff);
  const newer = await tokenOf(staff, { replace: true });
  await phone.get(`/api/runs/${RUN}`).expect(401);
  await open(old).expect(401);
  await open(newer).expect(200);
});

// DRIVER-1
test('a run without a driver, or one that there isn’t, has no link', async () => {
  await staff.post(`/api/admin/runs/2026-11-23-09/link`).send({}).expect(404);
  await staff.post('/api/admin/runs').send({ day: '2026-11-27' }).expect(201);
  await staff.post('/api/admin/runs/2026-11-27-01/link').send({}).expect(409);
});
