import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { StaffClient } from 'shared-domain/staff-client';
import { adoptSessionAtom, environmentAtom } from 'shared-domain/state';
import { LAGER, MILD, productShelf } from '../testing/products.ts';
import { NORA, ok, openStaff, refusal } from '../testing/staff-world.tsx';

async function openEditor(id: string, query = '', staff: Partial<StaffClient> = {}) {
  const shelf = productShelf();
  const world = openStaff({
    path: `/admin/products?${query}edit=${id}`,
    staff: { ...shelf.staff, ...staff },
    client: { beginDevSession: async () => refusal('not_found', 'There is nothing here.', { status: 404 }) },
  });
  return { ...world, shelf, search: () => world.router.state.location.search };
}

const field = (label: string) => screen.getByLabelText(new RegExp(`^${label}( \\*)?$`));
const save = () => screen.getByRole('button', { name: /^Save/ });

test('The editor takes the place of the list and gives it back with its filters', async () => {
  const { search } = await openEditor('CON-1042', 'filters=in-stock&');
  expect(await screen.findByRole('heading', { name: 'Rail Yard Lager', level: 1 })).toBeInTheDocument();
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('grid', { name: 'Products' })).toBeInTheDocument();
  expect(search()).toBe('?filters=in-stock');
});

test('An id that the list does not have says so', async () => {
  await openEditor('NOWHERE');
  expect(await screen.findByRole('heading', { name: 'Product not found' })).toBeInTheDocument();
  expect(screen.getByText('The selected product could not be found.')).toBeInTheDocument();
});

test('ABV is required, in the specified words, and nothing is sent', async () => {
  const { shelf } = await openEditor('FUG-1411');
  await userEvent.type(await screen.findByLabelText('Friendly name'), 'Warren Dark Mild');
  await userEvent.click(save());
  expect(field('ABV')).toHaveAccessibleDescription('ABV is required. Please enter a valid number.');
  expect(field('ABV')).toHaveFocus();
  expect(screen.getByText('1 field needs attention')).toBeInTheDocument();
  expect(shelf.edits).toEqual([]);
});

test('The three LTO fields are filled together, and the end is after the start', async () => {
  await openEditor('CON-1042');
  await userEvent.type(await screen.findByLabelText('LTO price'), '48');
  await userEvent.click(save());
  expect(
    screen.getByText('All LTO fields (price, start date, end date) must be filled together.'),
  ).toBeInTheDocument();
  fireEvent.change(field('LTO start date'), { target: { value: '2026-11-27' } });
  fireEvent.change(field('LTO end date'), { target: { value: '2026-11-20' } });
  await userEvent.click(save());
  expect(screen.getByText('LTO end date must be after the start date.')).toBeInTheDocument();
});

test('Ctrl S saves only what was changed, with the guard, and Undo takes it back', async () => {
  const { shelf } = await openEditor('CON-1042');
  const name = await screen.findByLabelText('Friendly name');
  await userEvent.type(name, 'Rail Yard');
  await userEvent.keyboard('{Control>}s{/Control}');
  expect(await screen.findByText('Rail Yard has been updated successfully.')).toBeInTheDocument();
  expect(shelf.edits).toEqual([
    { id: 'CON-1042', edit: { friendlyName: 'Rail Yard', updatedAt: '2026-11-20T10:00:00.000Z' } },
  ]);
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(shelf.held.get('CON-1042')?.friendlyName).toBeUndefined());
});

test('A failure says so in the specified words and keeps what was typed', async () => {
  await openEditor('CON-1042', '', {
    editProduct: async () => refusal('internal', 'Something went wrong. Please try again.'),
  });
  await userEvent.type(await screen.findByLabelText('Friendly name'), 'Rail Yard');
  await userEvent.click(save());
  expect(await screen.findByText('Failed to update product. Please try again.')).toBeInTheDocument();
  expect(
    screen.getByText('Failed to update product: Something went wrong. Please try again.'),
  ).toBeInTheDocument();
  expect(field('Friendly name')).toHaveValue('Rail Yard');
});

test('The second of two members of staff sees both versions and chooses', async () => {
  const { shelf } = await openEditor('CON-1042', '', {
    audit: async () =>
      ok({
        entries: [
          {
            id: '1',
            at: '2026-11-20T10:30:00Z',
            who: 'piet.novak@cbo.example',
            action: 'product.edit',
            subject: '',
          },
        ],
      }),
  });
  const text = await screen.findByLabelText('Description');
  await userEvent.clear(text);
  await userEvent.type(text, 'Mine');
  await userEvent.type(field('Friendly name'), 'Rail Yard');
  shelf.meanwhile('CON-1042', { description: 'Theirs', stock: 4 });
  await userEvent.click(save());

  const dialog = await screen.findByRole('dialog', {
    name: 'Piet Novak saved this product while you edited it',
  });
  const row = within(dialog).getByRole('group', { name: 'Description' });
  expect(within(row).getByRole('radio', { name: 'Theirs' })).toBeChecked();
  expect(within(dialog).queryByRole('group', { name: 'Friendly name' })).not.toBeInTheDocument();
  await userEvent.click(within(row).getByRole('radio', { name: 'Mine' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save these choices' }));
  await waitFor(() => expect(shelf.held.get('CON-1042')?.description).toBe('Mine'));
  expect(shelf.held.get('CON-1042')).toMatchObject({ friendlyName: 'Rail Yard', stock: 4 });
});

test('Leaving asks only when something was typed', async () => {
  await openEditor('CON-1042');
  await userEvent.type(await screen.findByLabelText('Friendly name'), 'Rail Yard');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  const dialog = await screen.findByRole('dialog', { name: 'Discard your changes?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Discard changes' }));
  expect(await screen.findByRole('grid', { name: 'Products' })).toBeInTheDocument();
});

const drop = (file: File) =>
  fireEvent.drop(screen.getByRole('group', { name: 'Image' }), { dataTransfer: { files: [file] } });

test('A file that is no image is refused when it is dropped', async () => {
  await openEditor('CON-1042');
  await screen.findByLabelText('Friendly name');
  drop(new File(['hello'], 'notes.txt', { type: 'text/plain' }));
  expect(await screen.findByText('Invalid File')).toBeInTheDocument();
  expect(screen.getAllByText('Please drop an image file.')).toHaveLength(2);
});

test('A file above 50 MB is refused before it is sent', async () => {
  await openEditor('CON-1042');
  await screen.findByLabelText('Friendly name');
  const file = new File(['x'], 'wall.jpg', { type: 'image/jpeg' });
  Object.defineProperty(file, 'size', { value: 50 * 1024 * 1024 + 1 });
  drop(file);
  expect(await screen.findByText('File too large - Maximum file size is 50MB')).toBeInTheDocument();
});

test('An image that was uploaded is in place; what was typed stays', async () => {
  const uploaded = {
    ...MILD,
    imageUrl: '/api/images/products/mild.jpg',
    updatedAt: '2026-11-20T10:05:00.000Z',
  };
  await openEditor('FUG-1411', '', { uploadImage: async () => ok(uploaded) });
  await userEvent.type(await screen.findByLabelText('Friendly name'), 'Dark Mild');
  drop(new File(['x'], 'mild.jpg', { type: 'image/jpeg' }));
  expect(await screen.findByText('mild.jpg is in place')).toBeInTheDocument();
  expect(field('Friendly name')).toHaveValue('Dark Mild');
});

test('An upload tells how much has gone out, in megabytes and per cent, and can be called off', async () => {
  await openEditor('FUG-1411', '', {
    uploadImage: async (_id, _file, way) => {
      way?.onProgress?.(0.64);
      await new Promise((called) => way?.signal?.addEventListener('abort', called));
      return refusal('aborted', '');
    },
  });
  await screen.findByLabelText('Friendly name');
  const photo = new File(['x'], 'front.jpg', { type: 'image/jpeg' });
  Object.defineProperty(photo, 'size', { value: 8.1 * 1024 * 1024 });
  drop(photo);
  expect(await screen.findByText('5.2 of 8.1 MB · 64%')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Upload' })).toHaveValue(0.64);
  await userEvent.click(
    within(screen.getByRole('group', { name: 'Image' })).getByRole('button', { name: 'Cancel' }),
  );
  expect(await screen.findByText('Drop an image here')).toBeInTheDocument();
});

const IMAGE = new File(['x'], 'mild.jpg', { type: 'image/jpeg' });

test('A full store says whom to ask', async () => {
  const words = 'Storage limit exceeded. Contact your administrator.';
  await openEditor('FUG-1411', '', {
    uploadImage: async () => refusal('storage_limit_exceeded', words, { title: 'Storage limit exceeded' }),
  });
  await screen.findByLabelText('Friendly name');
  drop(IMAGE);
  expect(await screen.findAllByText(words)).toHaveLength(2);
});

test('Any other failure of an upload gives its message', async () => {
  await openEditor('FUG-1411', '', {
    uploadImage: async () => refusal('network', 'We could not reach the shop.'),
  });
  await screen.findByLabelText('Friendly name');
  drop(IMAGE);
  expect(await screen.findAllByText('Upload failed: We could not reach the shop.')).toHaveLength(2);
});

test('An upload that comes back without an address is incomplete', async () => {
  await openEditor('FUG-1411', '', { uploadImage: async () => ok(MILD) });
  await screen.findByLabelText('Friendly name');
  drop(IMAGE);
  expect(await screen.findByText('Upload incomplete')).toBeInTheDocument();
  expect(screen.getAllByText('Failed to generate image URL after upload')).toHaveLength(2);
});

const BACK = 'What you had typed when your session ended (Nov 20, 10:41 AM) is back. It is not saved yet.';

/** Types a name, lets the session end under it, and signs in as somebody. */
async function interrupted(who = NORA) {
  const world = await openEditor('CON-1042');
  await userEvent.type(await screen.findByLabelText('Friendly name'), 'Rail Yard');
  act(() => world.store.set(adoptSessionAtom, {}));
  await screen.findByRole('heading', { name: 'Staff sign-in' });
  const meet = async () => {
    await act(async () => world.store.set(adoptSessionAtom, who));
    await screen.findByLabelText('Friendly name');
  };
  const kept = () => world.store.get(environmentAtom).localStorage.read('staff-unsaved');
  return { ...world, meet, kept };
}

test('What was typed when the session ended is back after signing in, and saves with the guard of its beginning', async () => {
  const { shelf, meet, kept } = await interrupted();
  await meet();
  expect(screen.getByText(BACK)).toBeInTheDocument();
  expect(field('Friendly name')).toHaveValue('Rail Yard');
  await userEvent.click(save());
  expect(await screen.findByText('Rail Yard has been updated successfully.')).toBeInTheDocument();
  expect(shelf.edits).toEqual([
    { id: 'CON-1042', edit: { friendlyName: 'Rail Yard', updatedAt: '2026-11-20T10:00:00.000Z' } },
  ]);
  expect(screen.queryByText(BACK)).not.toBeInTheDocument();
  expect(kept()).toBeNull();
});

test('What came back meets what somebody else has saved meanwhile', async () => {
  const { shelf, meet } = await interrupted();
  shelf.meanwhile('CON-1042', { friendlyName: 'Yard Lager' });
  await meet();
  expect(screen.getByText('Somebody else has changed this in the meantime.')).toBeInTheDocument();
  await userEvent.click(save());
  expect(await screen.findByRole('dialog', { name: /saved this product while you edited it/ })).toBeVisible();
  expect(shelf.held.get('CON-1042')?.friendlyName).toBe('Yard Lager');
});

test('What came back can be discarded: the fields are as they are stored, and nothing is kept', async () => {
  const { meet, kept } = await interrupted();
  await meet();
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(field('Friendly name')).toHaveValue('');
  expect(screen.queryByText(BACK)).not.toBeInTheDocument();
  expect(kept()).toBeNull();
});

test('Text that was not saved comes back to its writer alone', async () => {
  const { meet } = await interrupted({ staff: { email: 'piet.novak@cbo.example', devMode: false } });
  await meet();
  expect(field('Friendly name')).toHaveValue('');
});

test('Text that is left on purpose is not kept: neither by Discard changes nor by signing out', async () => {
  const { store, router } = await openEditor('CON-1042', '', { signOut: async () => ok(undefined) });
  const kept = () => store.get(environmentAtom).localStorage.read('staff-unsaved');
  await userEvent.type(await screen.findByLabelText('Friendly name'), 'Rail Yard');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await screen.findByRole('grid', { name: 'Products' });
  expect(kept()).toBeNull();
  await act(() => router.navigate('/admin/products?edit=CON-1042'));
  await userEvent.type(await screen.findByLabelText('Friendly name'), 'Rail Yard');
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  await screen.findByRole('heading', { name: 'Staff sign-in' });
  expect(kept()).toBeNull();
});

test.each([
  ['nothing that can be read', 'nonsense'],
  ['no draft of a product', [{ typed: 7 }]],
  ['a product that is none', [{ typed: { base: { id: 1 }, draft: {} } }]],
])('A browser that has kept %s opens the editor as usual', async (_what, list) => {
  const world = openStaff({ path: '/admin', staff: productShelf().staff });
  const entries = Array.isArray(list)
    ? list.map((each) => ({
        ...each,
        place: 'product CON-1042',
        who: NORA.staff?.email,
        at: '2026-11-20T17:00:00Z',
      }))
    : list;
  world.store.get(environmentAtom).localStorage.write('staff-unsaved', JSON.stringify(entries));
  await act(() => world.router.navigate('/admin/products?edit=CON-1042'));
  expect(await screen.findByLabelText('Friendly name')).toHaveValue(LAGER.friendlyName ?? '');
});
