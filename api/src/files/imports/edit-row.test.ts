import { upload } from '../../../test/imports.ts';
import { productDocument } from '../../../test/products.ts';
import { type Browser, staffBrowser } from '../../../test/staff.ts';
import { testApi } from '../../../test/test-api.ts';
import { productModel } from '../../catalogue/products/index.ts';
import { editRows } from './edit-row.ts';
import { importModel, importRowModel, rowId } from './model.ts';
import { findImport } from './read.ts';

const FILE = `Item #,Item,Cat,Packaging,On Hand,Available,Price,Brand
CTR-101,Dry Dock Pilsner,Beer-Craft,Packaged,84,80,61.20,CONTAINER
`;

describe('an edit of a review that is being applied at the same time', () => {
  const api = testApi();
  let staff: Browser;
  let id: string;
  beforeAll(async () => {
    staff = await staffBrowser(api);
  });
  beforeEach(async () => {
    const product = productDocument({ _id: 'CTR-101', name: 'Dry Dock Pilsner', price: 60 });
    await productModel(api.deps.connection).deleteMany({});
    await productModel(api.deps.connection).create(product);
    id = (await upload(staff, 'inventory', FILE)).body.id;
  });

  const rows = () => importRowModel(api.deps.connection);
  const rowNow = async () => (await rows().findById(rowId(id, 'CTR-101')).lean())?.outcome;
  const edit = async (before: () => Promise<unknown>) => {
    const ready = await findImport(api.deps, id);
    await before();
    const who = { email: 'nora@cbo.example', devMode: false, role: 'office' } as const;
    return editRows(api.deps, who, ready, ['CTR-101'], { price: 66 });
  };

  test('leaves a row that is already applied as it is, and says so', async () => {
    const refused = edit(() =>
      rows().updateOne({ _id: rowId(id, 'CTR-101') }, { $set: { outcome: 'applied' } }),
    );
    await expect(refused).rejects.toMatchObject({ code: 'import_state' });
    expect(await rowNow()).toBe('applied');
  });

  test('is not confirmed as if it were sure to count', async () => {
    const refused = edit(() =>
      importModel(api.deps.connection).updateOne({ _id: id }, { $set: { state: 'applying' } }),
    );
    await expect(refused).rejects.toMatchObject({ code: 'import_state' });
  });

  test("counts if the review isn't being applied", async () => {
    const [row] = await edit(async () => undefined);
    expect(row?.edits).toMatchObject({ price: 66 });
    expect(await rowNow()).toBe('waiting');
  });
});
