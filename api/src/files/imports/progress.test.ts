import { upload } from '../../../test/imports.ts';
import { productDocument } from '../../../test/products.ts';
import { cookieOf } from '../../../test/staff.ts';
import { testApi } from '../../../test/test-api.ts';
import { productModel } from '../../catalogue/products/index.ts';
import { workOnImports } from './index.ts';

type Progress = { state: string; progress?: { done: number; total: number } };

describe('the progress of an import', () => {
  const api = testApi({ environment: { ADMIN_DEV_MODE: 'true' } });
  let cookie: string;
  beforeAll(async () => {
    const session = await api.browser().post('/api/auth/dev-session').expect(200);
    cookie = cookieOf(session);
    await productModel(api.deps.connection).insertMany([productDocument({ _id: 'CTR-101' })]);
  });

  /** Follows the events of an import until one says this state. */
  async function follow(id: string, until: string): Promise<Progress[]> {
    const ending = new AbortController();
    const stream = await fetch(`${api.url}/api/admin/imports/${id}/events`, {
      headers: { Cookie: cookie },
      signal: ending.signal,
    });
    let text = '';
    for await (const chunk of stream.body ?? []) {
      text += Buffer.from(chunk).toString('utf8');
      if (text.includes(`"state":"${until}"`)) break;
    }
    ending.abort();
    return [...text.matchAll(/event: progress\ndata: (.*)\n/g)].map(([, data = '']) => JSON.parse(data));
  }

  test('is reported by server-sent events until it is applied', async () => {
    const staff = api.browser();
    await staff.post('/api/auth/dev-session').expect(200);
    const { body } = await upload(staff, 'inventory', 'sku,price\nCTR-101,65\n').expect(201);
    const progress = follow(body.id, 'applied');
    await staff.post(`/api/admin/imports/${body.id}/apply`).expect(202);
    await workOnImports(api.deps);
    const events = await progress;
    expect(events.at(-1)).toMatchObject({ id: body.id, state: 'applied', progress: { done: 1, total: 1 } });
  });
});
