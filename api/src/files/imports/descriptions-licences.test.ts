import { carryOut, upload } from '../../../test/imports.ts';
import { productDocument } from '../../../test/products.ts';
import { type Browser, staffBrowser } from '../../../test/staff.ts';
import { testApi } from '../../../test/test-api.ts';
import { licenseeModel } from '../../accounts/licences/index.ts';
import { productModel } from '../../catalogue/products/index.ts';
import { workOnImports } from './index.ts';

const api = testApi();
let staff: Browser;
beforeAll(async () => {
  staff = await staffBrowser(api);
});

describe('a descriptions import', () => {
  const stored = (id: string) => productModel(api.deps.connection).findById(id).lean();

  beforeEach(async () => {
    await productModel(api.deps.connection).deleteMany({});
    await productModel(api.deps.connection).insertMany([
      productDocument({ _id: 'CTR-101', description: 'Old words', imageFile: 'CTR-101_1.png' }),
      productDocument({ _id: 'CTR-104' }),
    ]);
  });

  // IMPORT-18
  test('changes only descriptions and images of known products', async () => {
    const csv =
      'Item#,Description,Image\nCTR-101,"New, words",https://images.example/a.jpg\nCTR-104,,\nNOPE,Words,\n';
    const { body } = await upload(staff, 'descriptions', csv);
    expect(body.counts).toEqual({ new: 0, updated: 1, unchanged: 0, issues: 0, ignored: 2 });
    await carryOut(api, staff, body.id, 'apply');
    const { body: product } = await api.browser().get('/api/products/CTR-101');
    expect(product).toMatchObject({ description: 'New, words', imageUrl: 'https://images.example/a.jpg' });
    expect(await stored('NOPE')).toBeNull();
    await carryOut(api, staff, body.id, 'undo');
    expect(await stored('CTR-101')).toMatchObject({ description: 'Old words', imageFile: 'CTR-101_1.png' });
    expect(await stored('CTR-101')).not.toHaveProperty('imageUrl');
  });

  // IMPORT-18
  test('is refused without a column of ids, and without rows', async () => {
    for (const [csv, detail] of [
      [
        'SKU,Description\nCTR-101,x\n',
        "CSV must have an 'ID' column (could be labeled as 'ID', 'Item #', or 'Item#')",
      ],
      ['ID,Description\n', 'No data found in the CSV file'],
    ] as const) {
      const answer = await upload(staff, 'descriptions', csv);
      expect([answer.status, answer.body.detail]).toEqual([422, detail]);
    }
  });
});

describe('a licence import', () => {
  // LICENCE-5
  test('adds and renames, skips rows without a number, and can be undone', async () => {
    await licenseeModel(api.deps.connection).deleteMany({});
    await licenseeModel(api.deps.connection).create([
      { _id: '305-218', companyName: 'Gull', created_at: new Date(), updatedAt: new Date() },
    ]);
    const csv =
      'LICENSE_NUMBER,ESTABLISHMENT\n305-218,The Gull & Anchor\n301-442,Harbour Light\n,Nobody\n302-000,\n';
    const { body } = await upload(staff, 'licences', csv, 'licences.txt');
    expect(body.counts).toEqual({ new: 1, updated: 1, unchanged: 0, issues: 1, ignored: 0 });
    expect(body.rows[0].licence).toEqual({ licenseNumber: '305-218', companyName: 'The Gull & Anchor' });
    expect(body.rows[0].changes).toEqual([{ field: 'companyName', from: 'Gull', to: 'The Gull & Anchor' }]);
    await carryOut(api, staff, body.id, 'apply');
    const names = async () =>
      (await licenseeModel(api.deps.connection).find().sort({ _id: 1 }).lean()).map((one) => one.companyName);
    expect(await names()).toEqual(['Harbour Light', 'The Gull & Anchor']);
    await carryOut(api, staff, body.id, 'undo');
    expect(await names()).toEqual(['Gull']);
  });

  // LICENCE-13, LICENCE-14
  test('brings dates, standing, class and premises where it has columns of them, and a file without them changes none', async () => {
    const number = '305-218';
    await licenseeModel(api.deps.connection).deleteMany({});
    await licenseeModel(api.deps.connection).create([
      {
        _id: number,
        companyName: 'The Gull',
        endDate: '2026-12-31',
        standing: 'suspended',
        suspensionReason: 'Unpaid',
        created_at: new Date(),
        updatedAt: new Date(),
      },
    ]);
    const stored = () => licenseeModel(api.deps.connection).findById(number).lean();
    const before = await stored();
    const plain = await upload(staff, 'licences', `Number,Establishment\n${number},The Gull\n`);
    expect(plain.body.counts).toMatchObject({ updated: 0, unchanged: 1 });
    const csv = `Number,Name,End date,Standing,Class,Premises address\n${number},The Gull,2027-12-31,active,Liquor primary,\n`;
    const { body } = await upload(staff, 'licences', csv);
    expect(body.rows[0].changes).toEqual([
      { field: 'endDate', from: '2026-12-31', to: '2027-12-31' },
      { field: 'standing', from: 'suspended', to: 'active' },
      { field: 'licenceClass', from: null, to: 'Liquor primary' },
    ]);
    await carryOut(api, staff, body.id, 'apply');
    expect(await stored()).toMatchObject({ endDate: '2027-12-31', licenceClass: 'Liquor primary' });
    expect(await stored()).not.toHaveProperty('suspensionReason');
    await carryOut(api, staff, body.id, 'undo');
    expect(await stored()).toEqual({ ...before, sessionsEndedAt: expect.any(Date) });
  });

  // LICENCE-14, GATE-16
  test('ends the sessions of the licences that it suspends or renames, and leaves those of others alone', async () => {
    const licensees = licenseeModel(api.deps.connection);
    const [long, today, renamed] = ['400001', '400002', '400003'];
    const at = new Date('2026-01-01T00:00:00Z');
    const stored = { companyName: 'Pub', created_at: at, updatedAt: at };
    await licensees.deleteMany({});
    await licensees.create([
      { _id: long, ...stored, standing: 'suspended', sessionsEndedAt: at },
      { _id: today, ...stored, standing: 'active' },
      { _id: renamed, ...stored },
    ]);
    const csv = `Number,Name,Standing,Class\n${long},Pub,suspended,Food primary\n${today},Pub,suspended,\n${renamed},The Gull,,\n`;
    const { body } = await upload(staff, 'licences', csv);
    await carryOut(api, staff, body.id, 'apply');
    const endedAt = async (number = '') => (await licensees.findById(number).lean())?.sessionsEndedAt;
    expect(await endedAt(long)).toEqual(at);
    const ended = await endedAt(today);
    expect(ended).toEqual(expect.any(Date));
    expect(await endedAt(renamed)).toEqual(expect.any(Date));
    await carryOut(api, staff, body.id, 'undo');
    expect([await endedAt(long), await endedAt(today)]).toEqual([at, ended]);
  });

  // LICENCE-18
  test('recognises a stored number however the file writes it', async () => {
    const licensees = licenseeModel(api.deps.connection);
    await licensees.deleteMany({});
    const at = new Date('2026-01-01T00:00:00Z');
    await licensees.create([{ _id: '991-001', companyName: 'The Gull', created_at: at, updatedAt: at }]);
    const csv = 'Number,Name\n991001,The Gull & Anchor\n991 002,New\n991-002,New Pub\n';
    const { body } = await upload(staff, 'licences', csv);
    expect(body.counts).toMatchObject({ updated: 1, new: 1 });
    await carryOut(api, staff, body.id, 'apply');
    const stored = await licensees.find().sort({ _id: 1 }).lean();
    expect(stored.map(({ _id, companyName }) => [_id, companyName])).toEqual([
      ['991-001', 'The Gull & Anchor'],
      ['991-002', 'New Pub'],
    ]);
  });

  // LICENCE-13
  test('leaves out a row with a date that is none, and says so', async () => {
    const csv = 'Number,Name,End date\n305-218,The Gull,31.12.2027\n';
    const { body } = await upload(staff, 'licences', csv);
    expect(body.counts).toMatchObject({ issues: 1, updated: 0 });
    expect(body.rows[0]).toMatchObject({
      exclusion: "Invalid date '31.12.2027' (must be YYYY-MM-DD)",
      lines: [{ cells: [{ faulty: false }, { faulty: false }, { faulty: true }] }],
    });
  });

  // LICENCE-5
  test('is saved fifty licences at a time, and reports how many were added and renamed so far', async () => {
    await licenseeModel(api.deps.connection).deleteMany({});
    await licenseeModel(api.deps.connection).create([
      { _id: '400001', companyName: 'Old Pub', created_at: new Date(), updatedAt: new Date() },
    ]);
    const rows = Array.from({ length: 120 }, (_, row) => `${400_000 + row},Pub ${row}`);
    const { body } = await upload(staff, 'licences', `Number,Establishment\n${rows.join('\n')}\n`);
    await staff.post(`/api/admin/imports/${body.id}/apply`).expect(202);
    await workOnImports(api.deps, stoppedAfter(1));
    const { body: halfway } = await staff.get(`/api/admin/imports/${body.id}?limit=1`);
    expect(halfway).toMatchObject({
      state: 'applying',
      progress: { done: 50, total: 120 },
      applied: { new: 49, updated: 1 },
    });
    await workOnImports(api.deps);
    const { body: whole } = await staff.get(`/api/admin/imports/${body.id}?limit=1`);
    expect(whole).toMatchObject({ state: 'applied', applied: { new: 119, updated: 1 } });
  });

  /** The signal of an API that is asked to stop after a number of batches. */
  function stoppedAfter(batches: number): AbortSignal {
    // Checked once before the import starts, then before each batch.
    let asked = -1;
    return {
      get aborted() {
        asked += 1;
        return asked > batches;
      },
    } as AbortSignal;
  }
});
