import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { upload } from '../../../test/imports.ts';
import { answerOf, cookieOf, gaps, post, startKillable } from '../../../test/killable.ts';
import { productDocument } from '../../../test/products.ts';
import { type Browser, staffBrowser } from '../../../test/staff.ts';
import { ORIGIN, testEnvironment } from '../../../test/start-api.ts';
import { testApi } from '../../../test/test-api.ts';
import { productModel } from '../../catalogue/products/index.ts';
import { entrySources } from '../../models.ts';
import { copyAll } from '../../requests/audit/index.ts';
import { importModel, importRowModel, workOnImports } from './index.ts';

/** More database commands than applying or undoing this file needs. */
const LAST = 32;
const FILE =
  'sku,name,price,stock,brand\nOLD-1,Old One,61,20,FORCE\nOLD-2,Old Two,62,30,FORCE\nNEW-1,New,50,5,FORCE\n';

describe('an import whose worker is killed', () => {
  const api = testApi({ parts: { clock: () => now } });
  let staff: Browser;
  let now = new Date('2026-11-20T20:00:00Z');
  beforeAll(async () => {
    staff = await staffBrowser(api);
  });

  beforeEach(async () => {
    await api.deps.connection.collection('audit').deleteMany({});
    await productModel(api.deps.connection).deleteMany({});
    await productModel(api.deps.connection).insertMany([
      productDocument({ _id: 'OLD-1', name: 'Old One', price: 60, stock: 10 }),
      productDocument({ _id: 'OLD-2', name: 'Old Two', price: 60, stock: 10 }),
    ]);
  });

  // IMPORT-15
  test.each(gaps(LAST))(
    'before command %i of applying is resumed: nothing lost, nothing twice',
    async (gap) => {
      const id = await reviewed();
      await staff.post(`/api/admin/imports/${id}/apply`).expect(202);
      await killedBefore(gap);
      // The second worker does not undo a sale made in the meantime.
      const sold = await productModel(api.deps.connection).findOneAndUpdate(
        { _id: 'OLD-1', price: 61 },
        { $inc: { stock: -3 } },
      );
      await carriedOn();
      expect(await importModel(api.deps.connection).findById(id).lean()).toMatchObject({
        state: 'applied',
        progress: { done: 3, total: 3 },
      });
      expect(await stocks()).toEqual({ 'NEW-1': [50, 5], 'OLD-1': [61, sold ? 17 : 20], 'OLD-2': [62, 30] });
      expect(await importRowModel(api.deps.connection).distinct('outcome', { import: id })).toEqual([
        'applied',
      ]);
      expect(await audited('product.import')).toEqual(['NEW-1', 'OLD-1', 'OLD-2']);
      expect(await audited('import.applied')).toEqual([id]);
    },
  );

  // IMPORT-15
  test.each(gaps(LAST))('before command %i of undoing is resumed: stock adds up', async (gap) => {
    const id = await reviewed();
    await staff.post(`/api/admin/imports/${id}/apply`).expect(202);
    await workOnImports(api.deps);
    await productModel(api.deps.connection).updateOne({ _id: 'OLD-2' }, { $inc: { stock: -4 } });
    await staff.post(`/api/admin/imports/${id}/undo`).expect(202);
    await killedBefore(gap);
    await carriedOn();
    expect(await importModel(api.deps.connection).findById(id).lean()).toMatchObject({ state: 'undone' });
    expect(await stocks()).toEqual({ 'OLD-1': [60, 10], 'OLD-2': [60, 6] });
    expect(await audited('product.import-undo')).toEqual(['NEW-1', 'OLD-1', 'OLD-2']);
    expect(await audited('import.undone')).toEqual([id]);
  });

  // IMPORT-15
  test('while the file is being read leaves nothing behind and asks staff for the file again', async () => {
    const { connection } = api.deps;
    const reading = await startKillable({
      mongodbUri: api.mongodbUri,
      standInsUrl: api.standIns.url,
      clock: { now: () => now },
    });
    const signedIn = await post(reading.url, '/auth/dev-session', {});
    const cookie = cookieOf(signedIn);
    const rows = Array.from({ length: 4_000 }, (_, row) => `SKU-${row},Ale ${row},50,5,FORCE`);
    const form = new FormData();
    form.append('file', new Blob([`sku,name,price,stock,brand\n${rows.join('\n')}\n`]), 'long.csv');
    // The file is stored in twenty batches of several commands: this one is among them.
    await reading.dieBefore(30);
    const headers = { Origin: ORIGIN, Cookie: cookie };
    const uploading = fetch(`${reading.url}/api/admin/imports/inventory`, {
      method: 'POST',
      headers,
      body: form,
    });
    expect(await answerOf(uploading)).toBeUndefined();
    const half = await importModel(connection).findOne({ fileName: 'long.csv', state: 'parsing' }).lean();
    const id = half?._id;
    expect(await importRowModel(connection).countDocuments({ import: id })).toBeGreaterThan(0);
    now = new Date(now.getTime() + 61_000);
    await workOnImports(api.deps);
    const { body } = await staff.get(`/api/admin/imports/${id}`);
    expect([body.state, body.failure, body.rows]).toEqual([
      'failed',
      'The upload was interrupted. Please upload the file again.',
      [],
    ]);
    expect(await importRowModel(connection).countDocuments({ import: id })).toBe(0);
    await upload(staff, 'inventory', FILE).expect(201);
  });

  test('between discarding a review and deleting its rows leaves none of them', async () => {
    const { connection } = api.deps;
    const id = await reviewed();
    await importModel(connection).updateOne({ _id: id }, { $set: { state: 'discarded', leaseUntil: now } });
    now = new Date(now.getTime() + 1_000);
    await workOnImports(api.deps);
    expect(await importRowModel(connection).countDocuments({ import: id })).toBe(0);
    expect(await importModel(connection).findById(id).lean()).not.toHaveProperty('leaseUntil');
  });

  /** What the audit says was changed, each once. */
  async function audited(action: string): Promise<unknown[]> {
    const entries = await api.deps.connection
      .collection('audit')
      .find({ action })
      .sort({ subject: 1 })
      .toArray();
    return entries.map(({ subject }) => subject);
  }

  async function reviewed(): Promise<string> {
    const { body } = await upload(staff, 'inventory', FILE);
    return body.id;
  }

  async function killedBefore(command: number): Promise<void> {
    const child = spawn(
      process.execPath,
      [path.join(import.meta.dirname, '../../../test/killable-import-worker.ts')],
      {
        env: {
          PATH: process.env.PATH,
          ...testEnvironment(api.mongodbUri, api.standIns.url),
          CLOCK: now.toISOString(),
          DIE_BEFORE: String(command),
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    const [code, signal] = await once(child, 'exit');
    // Killed, or done before it came to that command; anything else would prove nothing.
    expect(signal ?? code).toBe(command <= 5 ? 'SIGKILL' : (signal ?? 0));
  }

  /** What another process does once the dead one's lease has ended. */
  async function carriedOn(): Promise<void> {
    now = new Date(now.getTime() + 20_000);
    await workOnImports(api.deps);
    await copyAll(api.deps, entrySources(api.deps.connection));
  }

  async function stocks(): Promise<Record<string, number[]>> {
    const products = await productModel(api.deps.connection).find().sort({ _id: 1 }).lean();
    return Object.fromEntries(products.map(({ _id, price, stock }) => [_id, [price, stock]]));
  }
});
