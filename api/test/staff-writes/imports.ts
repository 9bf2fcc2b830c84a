import { carryOut, type Kind, upload } from '../imports.ts';
import { INVENTORY, review, type StaffContext, type Writes, type Written, written } from './written.ts';

const uploadOf = (kind: Kind, csv: string) => async (context: StaffContext) => {
  const { body } = await upload(context.staff, kind, csv).expect(201);
  return written(body.id, 'import.upload', { after: { kind, fileName: 'stock.csv', rowsRead: 1 } });
};

async function editRow(
  context: StaffContext,
  send: (id: string) => PromiseLike<{ status: number }>,
): Promise<Written> {
  const id = await review(context);
  expect((await send(id)).status).toBe(200);
  return written(id, 'import.row-edit', {
    before: { rows: [{ sku: 'IPA', edits: {} }] },
    after: { rows: [{ sku: 'IPA', edits: { price: 64 } }] },
  });
}

/** Uploads, reviews and the actions on them: each staff write made once. */
export const importsWrites: Writes = {
  importFile: async ({ staff }) => {
    const { body } = await upload(staff, '', 'Number,Name\n305218,Saltbox\n').expect(201);
    return written(body.id, 'import.upload', { after: { kind: 'licences', rowsRead: 1 } });
  },
  importInventory: uploadOf('inventory', INVENTORY),
  feedProducts: async ({ staff }) => {
    const rows = [{ id: 'IPA', stock: 12 }];
    const { body } = await staff.post('/api/admin/feeds/products').send({ rows }).expect(201);
    return written(body.id, 'import.upload', { after: { kind: 'inventory', rowsRead: 1 } });
  },
  importDescriptions: uploadOf('descriptions', 'ID,Description\nIPA,New words\n'),
  importLicences: uploadOf('licences', 'Number,Name\n305218,Saltbox\n'),
  importSuppliers: uploadOf('suppliers', 'Supplier,Brand\nForce Brewing,FORCE\n'),
  editImportRow: (context) =>
    editRow(context, (id) => context.staff.patch(`/api/admin/imports/${id}/rows/IPA`).send({ price: 64 })),
  editImportRows: (context) =>
    editRow(context, (id) =>
      context.staff.patch(`/api/admin/imports/${id}/rows`).send({ skus: ['IPA'], edits: { price: 64 } }),
    ),
  applyImport: async (context) => {
    const id = await review(context);
    await context.staff.post(`/api/admin/imports/${id}/apply`).expect(202);
    return written(id, 'import.apply', { before: { state: 'ready' }, after: { state: 'applying' } });
  },
  undoImport: async (context) => {
    const id = await review(context);
    await carryOut(context.shop.api, context.staff, id, 'apply');
    await context.staff.post(`/api/admin/imports/${id}/undo`).expect(202);
    return written(id, 'import.undo', { before: { state: 'applied' }, after: { state: 'undoing' } });
  },
  discardImport: async (context) => {
    const id = await review(context);
    await context.staff.delete(`/api/admin/imports/${id}`).expect(204);
    return written(id, 'import.discard', { before: { fileName: 'stock.csv' } });
  },
};
