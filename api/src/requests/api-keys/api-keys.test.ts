import { KEY_GROUP_NAMES, type KeyGroup } from 'shared-domain/api-keys';
import { type Endpoint, endpoints } from 'shared-domain/contracts';
import { hasRightsOf } from 'shared-domain/staff';
import request from 'supertest';
import { staffMember } from '../../../test/buyers.ts';
import { stockedShop } from '../../../test/test-shop.ts';
import { entrySources } from '../../models.ts';
import { auditModel, copyAll } from '../audit/index.ts';
import { apiKeyModel } from './index.ts';

const shop = stockedShop({ _id: 'IPA', name: 'IPA', price: 60, stock: 10 });
const calls = Object.entries(endpoints as Record<string, Endpoint>);

/** A new key of these groups; returns its id and a program that sends it. */
async function programWith(groups: KeyGroup[], more: object = {}) {
  const staff = await staffMember(shop);
  const { body } = await staff
    .post('/api/admin/api-keys')
    .send({ name: 'Night feed', groups, ...more })
    .expect(201);
  return { staff, id: body.id as string, token: body.token as string, ask: asking(body.token) };
}

const asking = (token: string) => (method: string, path: string) =>
  request(shop.api.url)[method.toLowerCase() as 'get'](path).set('Authorization', `Bearer ${token}`);

describe('API keys', () => {
  // KEY-2
  test.each(KEY_GROUP_NAMES)(
    'a key for %s makes the calls of that group, and no other call of staff',
    async (group) => {
      const { ask } = await programWith([group]);
      const allowed: string[] = [];
      for (const [name, { who, method, path }] of calls) {
        if (who !== 'staff' || name.endsWith('Events')) continue;
        const { status, body } = await ask(method, path.replace(/:\w+/g, 'x'));
        if (status === 403 && /^key_not_/.test(body.code)) continue;
        expect([name, body.code]).not.toEqual([name, 'unauthenticated']);
        allowed.push(name);
      }
      expect(allowed).toEqual(calls.filter(([, { keys }]) => keys?.includes(group)).map(([name]) => name));
      expect(allowed).not.toHaveLength(0);
    },
  );

  // KEY-2
  test("no call of a key needs a role that its group doesn't have", () => {
    const wrong = calls.filter(([, { keys = [], role }]) =>
      keys.some((group) => role && !hasRightsOf(group === 'stock.write' ? 'warehouse' : 'office', role)),
    );
    expect(wrong).toEqual([]);
  });

  // KEY-1, KEY-2, KEY-4, STAFF-42
  test('a program changes stock, not prices, and the audit names its key', async () => {
    const { staff, id, token, ask } = await programWith(['stock.write']);
    await ask('PATCH', '/api/admin/products/IPA').send({ stock: 7 }).expect(200);
    const refused = await ask('PATCH', '/api/admin/products/IPA').send({ price: 1 }).expect(403);
    expect(refused.body.detail).toBe(
      'This may change stock only. Prices and everything else of a product need the role office.',
    );
    const { body } = await ask('GET', '/api/admin/orders').expect(403);
    expect(body.detail).toBe('This call needs an API key that may "Read orders".');
    const none = await ask('GET', '/api/admin/api-keys').expect(403);
    expect(none.body.detail).toBe('This call is for people who are signed in. No API key may make it.');
    await ask('GET', '/api/products').expect(200);
    const { connection } = shop.api.deps;
    await copyAll(shop.api.deps, entrySources(connection));
    const entry = await auditModel(connection).findOne({ subject: 'IPA', action: 'product.edit' }).lean();
    expect(entry?.who).toBe(`API key Night feed (${id})`);
    const stored = await apiKeyModel(connection).findById(id).lean();
    expect(token).not.toContain(stored?.hash);
    const listed = await staff.get('/api/admin/api-keys').expect(200);
    expect(listed.body.keys[0]).toEqual({
      ...{ id, name: 'Night feed', groups: ['stock.write'], createdBy: expect.stringContaining('@') },
      ...{ createdAt: expect.any(String), lastUsedAt: expect.any(String) },
    });
  });

  // KEY-3
  test('a key ends when it was made to, and at the next request once it is revoked', async () => {
    const end = new Date(shop.api.deps.clock().getTime() + 60_000).toISOString();
    const ending = await programWith(['catalogue.read'], { expiresAt: end });
    const revoked = await programWith(['catalogue.read']);
    for (const { ask } of [ending, revoked]) await ask('GET', '/api/admin/products').expect(200);
    await revoked.staff.delete(`/api/admin/api-keys/${revoked.id}`).expect(200);
    shop.clock.advance(60_000);
    for (const { ask } of [ending, revoked, { ask: asking('cbo_nonsense') }]) {
      const { body } = await ask('GET', '/api/products').expect(401);
      expect(body.detail).toBe(
        'This API key is unknown, has ended or was revoked. An owner can create another one.',
      );
    }
    const past = { name: 'Late', groups: ['orders.read'], expiresAt: end };
    const { body } = await ending.staff.post('/api/admin/api-keys').send(past).expect(422);
    expect(body.errors).toEqual([{ path: 'expiresAt', message: 'Please choose a day after today' }]);
  });
});
