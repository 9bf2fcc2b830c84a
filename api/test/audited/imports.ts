import { carryOut, upload } from '../imports.ts';
import { type ActionContext, counted, type Prepared, request } from './staff-action.ts';

const FILE = 'sku,name,price,stock,brand\nIPA,Moon Moth Hazy IPA,65,2,FORCE\nNEW-1,New Ale,50,5,FORCE\n';

const review = async ({ staff }: ActionContext): Promise<string> =>
  (await upload(staff, 'inventory', FILE).expect(201)).body.id;

const isIn = ({ shop }: ActionContext, id: string, ...states: string[]) =>
  counted(shop, 'imports', { _id: id, state: { $in: states } });

/** Uploads, reviews and the actions on them. */
export const importActions: Record<string, Prepared> = {
  'upload a file': async ({ shop }) => ({
    send: (url, cookie) => {
      const form = new FormData();
      form.append('file', new Blob([FILE]), 'stock.csv');
      return request('POST', '/admin/imports/inventory', form)(url, cookie);
    },
    behind: 14,
    entries: { action: 'import.upload' },
    done: counted(shop, 'imports', { state: 'ready' }),
  }),
  'edit rows of a review': async (world) => {
    const id = await review(world);
    const change = { skus: ['IPA', 'NEW-1'], edits: { price: 64 } };
    return {
      send: request('PATCH', `/admin/imports/${id}/rows`, change),
      behind: 6,
      entries: { action: 'import.row-edit', subject: id },
      done: counted(world.shop, 'import_rows', { import: id, 'edits.price': 64 }),
    };
  },
  'apply an import': async (world) => {
    const id = await review(world);
    return {
      send: request('POST', `/admin/imports/${id}/apply`),
      behind: 4,
      entries: { action: 'import.apply', subject: id },
      done: isIn(world, id, 'applying', 'applied'),
    };
  },
  'undo an import': async (world) => {
    const id = await review(world);
    await carryOut(world.shop.api, world.staff, id, 'apply');
    return {
      send: request('POST', `/admin/imports/${id}/undo`, {}),
      behind: 7,
      entries: { action: 'import.undo', subject: id },
      done: isIn(world, id, 'undoing', 'undone'),
    };
  },
  'discard a review': async (world) => {
    const id = await review(world);
    return {
      send: request('DELETE', `/admin/imports/${id}`),
      behind: 4,
      entries: { action: 'import.discard', subject: id },
      done: isIn(world, id, 'discarded'),
    };
  },
  'edit a row of a review that is discarded': async (world) => {
    const id = await review(world);
    await world.staff.patch(`/api/admin/imports/${id}/rows/IPA`).send({ price: 64 }).expect(200);
    return {
      send: request('DELETE', `/admin/imports/${id}`),
      behind: 5,
      entries: { action: 'import.row-edit', subject: id },
      done: async () => 1,
    };
  },
};
