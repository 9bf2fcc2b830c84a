import express from 'express';
import request from 'supertest';
import { createLogger } from '../../foundation/logging/index.ts';
import { problemHandler } from '../problems/index.ts';
import { shedLoad } from './load-shedding.ts';

// API-12
test('While the shop is flooded staff still get in', async () => {
  const app = express()
    .use(shedLoad(0))
    .all(/.*/, (_request, response) => response.json({ done: true }))
    .use(problemHandler(createLogger({ logLevel: 'silent' }), () => undefined));
  const shopper = await request(app).get('/products');
  expect([shopper.status, shopper.headers['retry-after']]).toEqual([503, '2']);
  for (const path of ['/auth/link', '/auth/session', '/health/ready']) {
    expect([path, (await request(app).post(path)).status]).toEqual([path, 200]);
  }
});
