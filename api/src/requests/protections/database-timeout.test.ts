import { Agent } from 'node:http';
import express from 'express';
import type { Connection } from 'mongoose';
import request from 'supertest';
import { createLogger } from '../../foundation/logging/index.ts';
import { problemHandler } from '../problems/index.ts';
import { databaseTimeout } from './database-timeout.ts';

const logger = createLogger({ logLevel: 'silent' });

/** An app whose route waits until it is released, with a database that answers or doesn't. */
function waiting(command: () => Promise<unknown>, full?: string) {
  let release = () => {};
  let lose = (_cause: Error) => {};
  const fail = problemHandler(logger, () => full);
  const connection = { db: { command } } as unknown as Connection;
  const app = express()
    .use(databaseTimeout(connection, 10, fail))
    .get('/', async (_request, response) => {
      await new Promise<void>((resolve, reject) => {
        release = resolve;
        lose = reject;
      });
      response.json({ done: true });
    })
    .get('/quick', (_request, response) => response.json({ quick: true }))
    .use(fail);
  return { app, release: () => release(), lose: (cause: Error) => lose(cause) };
}

const gone = () => Promise.reject(new Error('no answer'));

// API-8
test("A request that waits for a database which doesn't answer gets 503, and ends by itself later", async () => {
  const { app, release } = waiting(gone);
  const { status, headers, body } = await request(app).get('/');
  expect([status, headers['retry-after'], body.code]).toEqual([503, '5', 'unavailable']);
  release();
});

// API-8
test('What fails after its 503 leaves the connection open for the next request', async () => {
  const { app, lose } = waiting(gone);
  let connections = 0;
  const server = app.listen(0).on('connection', () => {
    connections += 1;
  });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  await request(server).get('/').agent(agent).expect(503);
  lose(new Error('the database is gone'));
  await request(server).get('/quick').agent(agent).expect(200, { quick: true });
  expect(connections).toBe(1);
  agent.destroy();
  server.close();
});

test("If the database's disk is full, the message says so", async () => {
  const { status, headers, body } = await request(waiting(gone, 'the disk is full').app).get('/');
  expect([status, headers['retry-after'], body.code]).toEqual([503, '60', 'storage_full']);
  expect(body.detail).toContain('disk is full');
});

test('A slow request is left alone while the database answers', async () => {
  let looks = 0;
  const { app, release } = waiting(async () => {
    looks += 1;
    if (looks === 2) release();
  });
  expect((await request(app).get('/')).body).toEqual({ done: true });
});
