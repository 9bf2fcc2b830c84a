import { MongoClient } from 'mongodb';
import { ORIGIN } from '../start-api.ts';
import { gatewayInFront } from './gateway-in-front.ts';

const LANES = 8;
/** Answers before the API is stopped, and refusals before it is started again. */
const ENOUGH = 40;

type Answer = { status: number; email: string; retryAfter: string | null };

describe('an API that is stopped under load', () => {
  const site = gatewayInFront();

  async function lead(email: string): Promise<Answer> {
    const answer = await fetch(`${site.url}/api/leads`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: ORIGIN },
      body: JSON.stringify({ name: 'Ada Lovelace', email }),
    });
    await answer.arrayBuffer();
    return { status: answer.status, email, retryAfter: answer.headers.get('Retry-After') };
  }

  test('answers what it accepted; the gateway refuses the rest with Retry-After, until it is back', async () => {
    const answers: Answer[] = [];
    const of = (status: number) => answers.filter((answer) => answer.status === status);
    let going = true;
    let next = 0;
    const enough = Promise.withResolvers<void>();
    const refused = Promise.withResolvers<void>();
    const lanes = Array.from({ length: LANES }, async () => {
      while (going) {
        next += 1;
        answers.push(await lead(`lead-${next}@shop.example`));
        if (of(201).length >= ENOUGH) enough.resolve();
        if (of(503).length >= ENOUGH) refused.resolve();
      }
    });
    await enough.promise;
    expect(await site.api.terminate()).toBe(0);
    await refused.promise;
    const before = of(201).length;
    await site.api.start();
    while (of(201).length === before) await lead('back@shop.example');
    going = false;
    await Promise.all(lanes);
    expect(of(201).length + of(503).length).toBe(answers.length);
    expect(new Set(of(503).map(({ retryAfter }) => retryAfter))).toEqual(new Set(['5']));
    const database = await MongoClient.connect(site.api.mongodbUri);
    const stored = await database.db().collection('retail_leads').distinct('email');
    await database.close();
    const made = of(201).map(({ email }) => email);
    expect(stored.filter((email) => email !== 'back@shop.example').sort()).toEqual(made.sort());
  });
});
