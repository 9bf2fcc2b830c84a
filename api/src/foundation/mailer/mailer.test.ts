import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Worker } from 'node:worker_threads';
import { createMailer, type Mailer, threadFor } from './mailer.ts';

const mail = (place: number) => ({
  id: `mail-${place}`,
  to: 'ines@tremblay.example',
  content: { subject: 'Hello', preview: '', heading: 'Hello', paragraphs: [], footer: [] },
});

describe('the mail thread', () => {
  /** What the mail service does with a mail it receives. */
  let arrived: (response: ServerResponse) => void;
  let connections: number;
  const threads: Worker[] = [];
  const service = createServer((request, response) => {
    request.resume().once('end', () => arrived(response));
  }).on('connection', () => {
    connections += 1;
  });
  let mailer: Mailer;

  const accept = (response: ServerResponse) => response.writeHead(202).end();

  beforeEach(async () => {
    connections = 0;
    arrived = accept;
    if (!service.listening) await once(service.listen(0, '127.0.0.1'), 'listening');
    const { port } = service.address() as AddressInfo;
    const sending = {
      service: { by: 'sendgrid' as const, apiKey: 'SG.test', apiBase: `http://127.0.0.1:${port}` },
      from: { email: 'orders@cbo.example', name: 'Coastal Brew Outfitters' },
    };
    mailer = createMailer(sending, () => {
      const thread = threadFor(sending);
      threads.push(thread);
      return thread;
    });
  });
  afterEach(() => mailer.close());
  afterAll(() => {
    service.closeAllConnections();
    service.close();
  });

  test('fails its mails when it dies, and a new one takes later ones', async () => {
    arrived = () => void threads.at(-1)?.terminate();
    await expect(mailer.send(mail(1))).rejects.toThrow('the mail thread ended');
    arrived = accept;
    await expect(mailer.send(mail(2))).resolves.toBeUndefined();
  });

  test('works on eight mails at once; the others wait and are then sent', async () => {
    const open: ServerResponse[] = [];
    let most = 0;
    let pending = 0;
    arrived = (response) => {
      open.push(response);
      most = Math.max(most, open.length);
      if (open.length < 8) return;
      pending = mailer.pending();
      arrived = accept;
      open.splice(0).forEach(accept);
    };
    await Promise.all(Array.from({ length: 20 }, (_mail, place) => mailer.send(mail(place))));
    expect(most).toBe(8);
    expect(pending).toBe(20);
    expect(mailer.pending()).toBe(0);
  });

  test('fails a mail that has waited for half a minute, so that it can be retried', async () => {
    const open: ServerResponse[] = [];
    arrived = (response) => {
      open.push(response);
      if (open.length < 8) return;
      const late = performance.now() + 30_001;
      jest.spyOn(performance, 'now').mockReturnValue(late);
      open.splice(0).forEach(accept);
    };
    const sending = Array.from({ length: 9 }, (_mail, place) => mailer.send(mail(place)));
    const outcomes = await Promise.allSettled(sending);
    jest.restoreAllMocks();
    expect(outcomes.map(({ status }) => status)).toEqual([...Array(8).fill('fulfilled'), 'rejected']);
    expect(outcomes[8]).toMatchObject({ reason: { message: 'the mail waited too long for its thread' } });
  });

  test('keeps its connection to the mail service for the next mail', async () => {
    for (const place of [1, 2, 3]) await mailer.send(mail(place));
    expect(connections).toBe(1);
  });
});
