import { once } from 'node:events';
import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { emailedToken, NORA } from '../../../test/staff.ts';
import { startApi } from '../../../test/start-api.ts';
import { createLogger } from './index.ts';

function readableLog() {
  let text = '';
  const destination = new Writable({
    write: (chunk, _encoding, done) => {
      text += chunk;
      done();
    },
  });
  return { logger: createLogger({ logLevel: 'debug' }, destination), text: () => text };
}

describe('the log', () => {
  // API-5
  test('records each request and its outcome, and nothing about who sent it', async () => {
    const log = readableLog();
    const api = await startApi({ parts: { logger: log.logger } });
    const browser = api.browser().set('X-Request-Id', 'request-of-test-1');
    await browser.post('/api/auth/link').send({ email: NORA });
    const token = await emailedToken(api);
    await browser.post('/api/auth/session').send({ token });
    await browser.get(`/api/products?limit=1&token=${token}&email=${NORA}`);
    await browser.post('/api/licences/verify').send({ licenseNumber: '305-218' });
    await api.stop();
    const lines = log
      .text()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines).toContainEqual(
      expect.objectContaining({
        req: { id: 'request-of-test-1', method: 'GET', path: '/api/products' },
        res: { status: 200 },
      }),
    );
    for (const secret of [NORA, token, '305-218', 'sk_test_local', '127.0.0.1']) {
      expect(log.text()).not.toContain(secret);
    }
  });

  // API-5
  test('records what happened in an error and where, without the data attached to it', () => {
    const log = readableLog();
    const error = Object.assign(
      new Error(`E11000 duplicate key: { email: "x" } of ${NORA} with sk_live_abcdef`),
      { code: 11000, command: { documents: [{ email: NORA }] } },
    );
    log.logger.error({ err: error }, 'request failed');
    const { err } = JSON.parse(log.text());
    expect(err).toMatchObject({
      type: 'Error',
      code: 11000,
      message: 'E11000 duplicate key: { email: "..." } of <address> with <key>',
    });
    expect(err.stack).toMatch(/^\s+at /);
    expect(log.text()).not.toContain(NORA);
  });
});

// API-5
test('An error is reported as the log has it, with the id of its request', async () => {
  const { promise: reported, resolve } = Promise.withResolvers<string>();
  const server = createServer(async (request, response) => {
    resolve(await text(request));
    response.end('{}');
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const sentryDsn = `http://key@127.0.0.1:${(server.address() as AddressInfo).port}/7`;
  const api = await startApi({
    parts: {
      logger: createLogger(
        { logLevel: 'error', sentryDsn },
        new Writable({ write: (_line, _as, done) => done() }),
      ),
      tradeSettings: async () => {
        throw new Error(`no settings for ${NORA}`);
      },
    },
  });
  await api
    .browser()
    .post('/api/licences/verify')
    .set('X-Request-Id', 'request-of-test-3')
    .send({ licenseNumber: '305-218' });
  const [, , event = '{}'] = (await reported).split('\n');
  expect(JSON.parse(event)).toMatchObject({
    environment: 'development',
    tags: { request_id: 'request-of-test-3' },
    exception: { values: [{ type: 'Error', value: 'no settings for <address>' }] },
  });
  expect(await reported).not.toContain(NORA);
  await api.stop();
  server.close();
});

test('A line that a full disk refuses is lost, and nothing else', () => {
  const refused = jest.spyOn(fs, 'writeSync').mockImplementation(() => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
  try {
    const logger = createLogger({ logLevel: 'info' });
    logger.info('this line finds no room');
    logger.info('nor does this one');
    expect(refused).toHaveBeenCalled();
  } finally {
    refused.mockRestore();
  }
});
