import type { Row } from '../sheet.ts';
import { importProducts } from '../site.ts';
import { startSystem } from '../system.ts';

const SIZES = [10_000, 100_000];

/** How long files of new products take to be reviewed and applied, and the API's memory after each. */
export async function imports(): Promise<Row[]> {
  const rows: Row[] = [];
  for (const size of SIZES) {
    const system = await startSystem(0);
    try {
      const seconds = (milliseconds: number) => Number((milliseconds / 1_000).toFixed(1));
      const [review, apply] = await importProducts(system.api, system.cookie, size);
      rows.push({
        rows: size,
        'reviewed, s': seconds(review),
        'applied, s': seconds(apply),
        'memory of the API, MB': Math.round(system.memoryMb('api')),
      });
    } finally {
      await system.stop();
    }
  }
  return rows;
}
