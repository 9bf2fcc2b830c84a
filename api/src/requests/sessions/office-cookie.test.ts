import { type Browser, NORA, staffBrowser } from '../../../test/staff.ts';
import { testShop } from '../../../test/test-shop.ts';

const PIET = 'piet.novak@cbo.example';

describe('the mark of the office, by which the gateway asks for calls early', () => {
  const shop = testShop();
  let nora: Browser;
  beforeEach(async () => {
    await shop.clear();
    nora = await staffBrowser(shop.api);
    await nora.post('/api/admin/staff').expect(201);
  });

  const employ = (role: string, version: number) => {
    const people = [
      { email: NORA, role: 'owner' },
      { email: PIET, role },
    ];
    return nora.put('/api/admin/staff').send({ people, version }).expect(200);
  };
  /** The mark that an answer sets (`1`) or clears (empty); undefined if it leaves it. */
  const markIn = ({ headers }: { headers: Record<string, unknown> }) =>
    /cbo\.office=([^;]*)/.exec(String(headers['set-cookie']))?.[1];
  const marked = async (browser: Browser) => markIn(await browser.get('/api/session').expect(200));

  test('It is set once, at the sign-in', async () => {
    await employ('office', 1);
    const piet = await staffBrowser(shop.api, PIET);
    expect(await marked(piet)).toBeUndefined();
    expect(await marked(shop.api.browser())).toBeUndefined();
  });

  test('It follows the role: the warehouse and drivers have none', async () => {
    await employ('office', 1);
    const piet = await staffBrowser(shop.api, PIET);
    await employ('warehouse', 2);
    expect(await marked(piet)).toBe('');
    expect(await marked(piet)).toBeUndefined();
    await employ('office', 3);
    expect(await marked(piet)).toBe('1');
  });

  test('Signing out removes it', async () => {
    expect(markIn(await nora.delete('/api/auth/session'))).toBe('');
  });
});
