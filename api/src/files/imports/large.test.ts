import { type ApiProcess, apiProcess } from '../../../test/api-process.ts';
import { ORIGIN } from '../../../test/start-api.ts';

/** The test command takes a fifth of the rows that the rule names, `npm run verify` all. */
const ROWS = process.env.VERIFY === 'true' ? 100_000 : 20_000;
const MEGABYTE = 1024 * 1024;

/** A file of products, with every thousandth listed twice. */
function csv(): string {
  const lines = ['Item #,Item,Cat,Packaging,On Hand,Available,Price,Brand'];
  for (let row = 0; row < ROWS; row += 1) {
    const sku = row % 1_000 === 999 ? row - 500 : row;
    lines.push(
      `SKU-${sku},Ale number ${sku} of a long list,Beer-Craft,Packaged,12,10,${50 + (sku % 40)}.25,FORCE`,
    );
  }
  return `${lines.join('\n')}\n`;
}

describe(`a file of ${ROWS} rows`, () => {
  let api: ApiProcess;
  let review: { id: string; rowsRead: number; counts: object };
  beforeAll(async () => {
    api = await apiProcess();
    await api.start();
  });
  afterAll(() => api.stop());

  /** The most memory that the process used during something, above what it used before. In MB. */
  async function growthOf(done: () => Promise<void>): Promise<number> {
    const before = await api.memory();
    let most = before;
    let isDone = false;
    const watching = (async () => {
      while (!isDone) {
        most = Math.max(most, await api.memory());
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    })();
    await done();
    isDone = true;
    await watching;
    return (most - before) / MEGABYTE;
  }

  // IMPORT-20
  test('streams into a review and the process grows by less than 150 MB', async () => {
    const cookie = await api.staffCookie();
    const form = new FormData();
    form.append('file', new Blob([csv()]), 'large.csv');
    const growth = await growthOf(async () => {
      const answer = await fetch(`${api.url}/api/admin/imports/inventory`, {
        method: 'POST',
        headers: { Origin: ORIGIN, Cookie: cookie },
        body: form,
      });
      review = (await answer.json()) as typeof review;
    });
    expect(review.rowsRead).toBe(ROWS);
    expect(review.counts).toEqual({
      new: ROWS - ROWS / 1_000,
      updated: 0,
      unchanged: 0,
      issues: 0,
      ignored: 0,
    });
    expect(growth).toBeLessThan(150);
  }, 300_000);

  // Applying 100,000 rows takes minutes on a busy machine.
  if (process.env.VERIFY === 'true') {
    test('is applied, product by product in the audit, within the same bound', async () => {
      const cookie = await api.staffCookie();
      const address = `${api.url}/api/admin/imports/${review.id}`;
      const growth = await growthOf(async () => {
        await fetch(`${address}/apply`, { method: 'POST', headers: { Origin: ORIGIN, Cookie: cookie } });
        let state = 'applying';
        while (state === 'applying') {
          await new Promise((resolve) => setTimeout(resolve, 1_000));
          const answer = await fetch(`${address}?limit=1`, { headers: { Cookie: cookie } });
          ({ state } = (await answer.json()) as { state: string });
        }
        expect(state).toBe('applied');
      });
      expect(growth).toBeLessThan(150);
    }, 900_000);
  }
});
