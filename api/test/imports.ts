import type { ImportSummary } from 'shared-domain/contracts';
import { workOnImports } from '../src/files/imports/index.ts';
import type { Browser } from './staff.ts';
import type { TestApi } from './start-api.ts';

export type Kind = 'inventory' | 'descriptions' | 'licences' | 'suppliers';

/** Uploads a CSV file as staff do; without a kind its headings say what it is. */
export const upload = (staff: Browser, kind: Kind | '', csv: string | Buffer, fileName = 'stock.csv') =>
  staff
    .post(['/api/admin/imports', kind].filter(Boolean).join('/'))
    .attach('file', Buffer.from(csv), fileName);

/** Applies or undoes an import and lets the worker finish it. */
export async function carryOut(
  api: TestApi,
  staff: Browser,
  id: string,
  step: 'apply' | 'undo',
): Promise<ImportSummary> {
  await staff.post(`/api/admin/imports/${id}/${step}`).expect(202);
  await workOnImports(api.deps);
  return (await staff.get(`/api/admin/imports/${id}`)).body;
}
