import path from 'node:path';
import { type ApiProcess, apiProcess } from './api-process.ts';
import { textOfPdf } from './pdf.ts';
import { freshKey, kegForm, line, type SentMail } from './shop.ts';
import { ORIGIN } from './start-api.ts';

const COMPANY_FILE = path.join(import.meta.dirname, '../../examples/orchard-supply.json');
/** What belongs to the demo company. */
const FOREIGN = /coastal|cbo|604-555-0142|#12372a/i;

describe('the shop of another company', () => {
  let api: ApiProcess;
  beforeAll(async () => {
    api = await apiProcess({ COMPANY_FILE, DEMO_DATA: 'true' });
    await api.start();
  });
  afterAll(() => api.stop());

  const post = (call: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${api.url}/api${call}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: ORIGIN, ...headers },
      body: JSON.stringify(body),
    });

  async function kegOrder(): Promise<string> {
    const { products } = (await (await fetch(`${api.url}/api/products?channel=keg`)).json()) as {
      products: { id: string; packagingType: string; stock: number }[];
    };
    const [keg] = products
      .filter(({ packagingType }) => packagingType === '50L')
      .sort((a, b) => b.stock - a.stock);
    const lines = [line(keg?.id ?? '', 1)];
    const { total } = (await (await post('/quotes', { channel: 'keg', lines })).json()) as { total: number };
    const form = { ...kegForm, lines, expectedTotal: total, delivery: { kind: 'pick-up' } };
    const answer = await post('/orders/keg', form, { 'Idempotency-Key': freshKey() });
    return ((await answer.json()) as { id: string }).id;
  }

  /** The customer's first mail, as soon as it is there. */
  async function firstMail(): Promise<SentMail & { from: string }> {
    for (;;) {
      const answer = await fetch(`${api.standIns.url}/local/mailbox/messages.json?to=${kegForm.email}`);
      const { messages } = (await answer.json()) as { messages: (SentMail & { from: string })[] };
      if (messages[0]) return messages[0];
    }
  }

  // COMPANY-1
  test('has its own name, prefixes, sender and colours in answers, mails and papers', async () => {
    const settings = await (await fetch(`${api.url}/api/settings`)).json();
    expect(settings).toMatchObject({
      company: { name: 'Okanagan Orchard Supply', city: 'Kelowna', phone: '250-555-0177' },
      seller: { gst: '81234 5678 RT0001', licence: '310442' },
    });
    const id = await kegOrder();
    expect(id).toMatch(/^OKG-\d+$/);
    const mail = await firstMail();
    expect(mail.from).toBe('Okanagan Orchard Supply <orders@orchard.example>');
    expect(mail.html).toContain('#4a1631');
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(FOREIGN);
    const cookie = await api.staffCookie();
    const invoice = await fetch(`${api.url}/api/admin/orders/${id}/invoice.pdf`, { headers: { cookie } });
    const paper = textOfPdf(Buffer.from(await invoice.arrayBuffer()));
    expect(paper).toContain('Okanagan Orchard Supply');
    expect(paper).toContain('81234 5678 RT0001');
    expect(paper).not.toMatch(FOREIGN);
  });

  // STAFF-1
  test('is opened to staff of its own domain alone', async () => {
    const answer = await post('/auth/link', { email: 'nora@cbo.example' });
    expect((await answer.json()) as object).toMatchObject({
      detail: 'Only orchard.example email addresses are allowed',
    });
  });
});
