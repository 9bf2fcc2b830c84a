import { type ApiProcess, apiProcess } from '../../test/api-process.ts';
import { ORIGIN } from '../../test/start-api.ts';

const ROWS = 100_000;
const MEGABYTE = 1024 * 1024;

/** A file of 100,000 products, every thousandth of which stands in it twice. */
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

describe('a file of 100,000 rows', () => {
  let api: ApiProcess;
  beforeAll(async () => {
    api = await apiProcess();
    await api.start();
  }, 30_000);
  afterAll(() => api.stop());

  test('streams into a review and the process grows by less than 150 MB', async () => {
    const cookie = await api.staffCookie();
    const before = await api.memory();
    let most = before;
    let uploading = true;
    const watching = (async () => {
      while (uploading) {
        most = Math.max(most, await api.memory());
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
    })();
    const form = new FormData();
    form.append('file', new Blob([csv()]), 'large.csv');
    const answer = await fetch(`${api.url}/api/admin/imports/inventory`, {
      method: 'POST',
      headers: { Origin: ORIGIN, Cookie: cookie },
      body: form,
    });
    uploading = false;
    await watching;
    const review = (await answer.json()) as { rowsRead: number; counts: object };
    expect(review.rowsRead).toBe(100_000);
    expect(review.counts).toEqual({ new: 99_900, updated: 0, unchanged: 0, issues: 0, ignored: 0 });
    expect((most - before) / MEGABYTE).toBeLessThan(150);
  }, 120_000);
});
