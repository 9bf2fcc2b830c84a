import { staffMember } from '../../../test/buyers.ts';
import { allDelivered, orderForRun, outRun, sent, stockForRun, tokenOf } from '../../../test/driver.ts';
import { afterwards, answerOf, cookieOf, gaps, post } from '../../../test/killable.ts';
import { killableShop } from '../../../test/killable-shop.ts';
import { DAY, RUN } from '../../../test/planned-run.ts';
import { readRunDay } from '../runs/index.ts';

const world = killableShop();
/** More database commands than the end of a stop needs. */
const LAST = 60;

// RUN-14, DRIVER-4
test.each(gaps(LAST))(
  'a process killed before database command %i of the end of a stop leaves the next customer one mail',
  async (gap) => {
    const { shop, killable } = world;
    const staff = await staffMember(shop);
    await shop.clear();
    await stockForRun(shop, staff);
    const stops = [await orderForRun(staff), await orderForRun(staff, { email: 'next@pub.example' })];
    await outRun(staff, stops);
    await shop.work();
    const phone = await post(shop.api.url, `/runs/${RUN}/open`, { token: await tokenOf(staff) });
    const body = sent(allDelivered(stops[0] ?? ''));
    const send = (url: string) => post(url, `/runs/${RUN}/presses`, body, { Cookie: cookieOf(phone) });
    await killable.dieBefore(gap);
    expect([200, undefined]).toContain(await answerOf(send(killable.url)));
    if (!killable.died()) await killable.work();
    expect((await send(shop.api.url)).status).toBe(200);
    await afterwards(shop);
    const mails = (await shop.mails()).filter(({ text }) => text.includes('/delivery#'));
    expect(mails.flatMap(({ to }) => to)).toContain('next@pub.example');
    expect(new Set(mails.map(({ customArgs }) => customArgs?.mail_id)).size).toBe(1);
    expect((await readRunDay(shop.api.deps.connection, DAY)).told).toEqual([`${RUN} ${stops[1]}`]);
  },
);
