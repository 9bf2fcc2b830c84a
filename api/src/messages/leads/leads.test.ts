import { mailsOf, staffBrowser } from '../../../test/staff.ts';
import { testApi } from '../../../test/test-api.ts';
import { createOrderWorker } from '../../workers.ts';
import { leadModel } from './model.ts';

describe('retail leads', () => {
  const api = testApi({ parts: { clock: () => now } });
  let now = new Date('2026-11-20T20:00:00Z');

  const leave = (name: string, email = 'ada@example.com') =>
    api.browser().post('/api/leads').send({ name, email, source: 'retail_popup' });

  // CONTACT-7
  test('A lead is stored and thanked by email, with how to unsubscribe', async () => {
    const answer = await leave(' Ada Lovelace ');
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      name: 'Ada Lovelace',
      email: 'ada@example.com',
      source: 'retail_popup',
    });
    await createOrderWorker(api.deps).runDue();
    const [mail] = await mailsOf(api);
    expect(mail?.subject).toBe('Thank you for your interest in Coastal Brew Outfitters');
    expect(mail?.text).toContain('UNSUBSCRIBE');
  });

  // CONTACT-7
  test('The same address gets no second mail, however it is typed', async () => {
    await leave('Buy at evil.example', 'ADA@example.com').expect(201);
    await createOrderWorker(api.deps).runDue();
    expect(await mailsOf(api)).toHaveLength(1);
    await leadModel(api.deps.connection).deleteMany({ email: 'ADA@example.com' });
  });

  // CONTACT-7
  test("Staff see each confirmation's state (waiting, sent, failed) and can retry it", async () => {
    const staff = await staffBrowser(api);
    const worker = createOrderWorker(api.deps);
    const confirmation = async () =>
      (await staff.get('/api/admin/leads?search=grace')).body.leads[0].confirmation;
    const refuseMails = (fail: number | undefined) =>
      fetch(`${api.standIns.url}/sendgrid/_control`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ fail, match: 'grace@example.com' }),
      });
    await refuseMails(500);
    expect((await leave('Grace Hopper', 'grace@example.com')).status).toBe(201);
    expect(await confirmation()).toBe('waiting');
    await worker.runDue();
    expect(await confirmation()).toBe('waiting');
    await refuseMails(400);
    now = new Date('2026-11-20T20:10:00Z');
    await worker.runDue();
    expect(await confirmation()).toBe('failed');
    const { body } = await staff.get('/api/admin/follow-ups');
    expect(body.followUps).toMatchObject([{ kind: 'email (lead-confirmation)', state: 'given-up' }]);
    await refuseMails(undefined);
    await staff.post(`/api/admin/follow-ups/${body.followUps[0].id}/retry`).expect(200);
    await worker.runDue();
    expect(await confirmation()).toBe('sent');
  });

  test('Staff read leads newest first, page by page, and find one by name', async () => {
    const staff = await staffBrowser(api);
    now = new Date('2026-11-20T21:00:00Z');
    await leave('Newest Person');
    const first = await staff.get('/api/admin/leads?limit=1');
    expect(first.body.leads.map(({ name }: { name: string }) => name)).toEqual(['Newest Person']);
    expect(first.body.total).toBe(3);
    expect(first.body.days).toHaveLength(14);
    expect(first.body.days.at(-1)).toEqual({ day: '2026-11-20', leads: 3 });
    const second = await staff.get(`/api/admin/leads?limit=5&cursor=${first.body.nextCursor}`);
    expect(second.body.leads).toHaveLength(2);
    const { body: found } = await staff.get('/api/admin/leads?search=lovel');
    expect([found.leads.length, found.total]).toEqual([1, 1]);
    expect((await api.browser().get('/api/admin/leads')).status).toBe(401);
  });

  // STAFF-15
  test('The export is named with the date, and none of its cells is a formula', async () => {
    const staff = await staffBrowser(api);
    await leave('a;=HYPERLINK("http://evil.example")', 'x+y@example.com');
    const answer = await staff.get('/api/admin/leads.csv').buffer(true);
    expect(answer.headers['content-disposition']).toBe('attachment; filename="retail-leads-2026-11-20.csv"');
    const [head, line] = answer.text.split('\n');
    expect(head).toBe('\ufeffName,Email,Source,Date');
    expect(line).toBe(
      `"a;'=HYPERLINK(""http://evil.example"")",x+y@example.com,retail_popup,2026-11-20 14:00`,
    );
  });
});
