import express from 'express';
import type { Connection } from 'mongoose';
import request from 'supertest';
import { createLogger } from '../logging/index.ts';
import { problemHandler } from '../problems/index.ts';
import { databaseTimeout } from './database-timeout.ts';

const logger = createLogger({ logLevel: 'silent' });

/** An app whose route waits until it is released, with a database that answers or doesn't. */
function waiting(command: () => Promise<unknown>, full?: string) {
  let release = () => {};
  const connection = { db: { command } } as unknown as Connection;
  const app = express()
    .use(databaseTimeout(connection, 10))
    .get('/', async (_request, response) => {
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      response.json({ done: true });
    })
    .use(problemHandler(logger, () => full));
  return { app, release: () => release() };
}

const gone = () => Promise.reject(new Error('no answer'));

// API-8
test("A request that waits for a database which doesn't answer gets 503, and ends by itself later", async () => {
  const { app, release } = waiting(gone);
  const { status, headers, body } = await request(app).get('/');
  expect([status, headers['retry-after'], body.code]).toEqual([503, '5', 'unavailable']);
  release();
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
