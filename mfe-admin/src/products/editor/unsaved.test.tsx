import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { adoptSessionAtom, environmentAtom } from 'shared-domain/state';
import { field, openEditor, save } from '../../testing/editor.tsx';
import { fill } from '../../testing/fill.ts';
import { NORA, ok, openStaff } from '../../testing/open-staff.tsx';
import { fakeProductApi, LAGER } from '../../testing/products.ts';
import { storedDraftIn } from './draft.ts';

const BACK = 'What you had typed when your session ended (Nov 20, 10:41 AM) is back. It is not saved yet.';

/** Types a name, lets the session end, and signs in as someone. */
async function interrupted(who = NORA) {
  const world = await openEditor('CON-1042');
  await fill(await screen.findByLabelText('Friendly name'), 'Rail');
  act(() => world.store.set(adoptSessionAtom, {}));
  await screen.findByRole('heading', { name: 'Staff sign-in' });
  const meet = async () => {
    await act(async () => world.store.set(adoptSessionAtom, who));
    await screen.findByLabelText('Friendly name');
  };
  const drafts = () => world.store.get(environmentAtom).localStorage.read('staff-unsaved');
  return { ...world, meet, drafts };
}

// STAFF-10
test('Text typed before the session ended is restored after signing in, and saves with its original guard', async () => {
  const { productApi, meet, drafts } = await interrupted();
  await meet();
  expect(screen.getByText(BACK)).toBeInTheDocument();
  expect(field('Friendly name')).toHaveValue('Rail');
  await userEvent.click(save());
  expect(await screen.findByText('Rail has been updated successfully.')).toBeInTheDocument();
  expect(productApi.edits).toEqual([
    { id: 'CON-1042', edit: { friendlyName: 'Rail', updatedAt: '2026-11-20T10:00:00.000Z' } },
  ]);
  expect(screen.queryByText(BACK)).not.toBeInTheDocument();
  expect(drafts()).toBeNull();
});

test("Restored text that conflicts with someone else's save says so", async () => {
  const { productApi, meet } = await interrupted();
  productApi.meanwhile('CON-1042', { friendlyName: 'Yard Lager' });
  await meet();
  expect(screen.getByText('Someone else has changed this in the meantime.')).toBeInTheDocument();
  await userEvent.click(save());
  expect(await screen.findByRole('dialog', { name: /saved this product while you edited it/ })).toBeVisible();
  expect(productApi.stored.get('CON-1042')?.friendlyName).toBe('Yard Lager');
});

test('Restored text can be discarded, and the fields show the stored product', async () => {
  const { meet, drafts } = await interrupted();
  await meet();
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(field('Friendly name')).toHaveValue('');
  expect(screen.queryByText(BACK)).not.toBeInTheDocument();
  expect(drafts()).toBeNull();
  expect(field('Friendly name')).toHaveFocus();
});

// STAFF-10
test('Unsaved text is restored only for its writer', async () => {
  const { meet } = await interrupted({
    staff: { email: 'piet.novak@cbo.example', devMode: false, role: 'office' },
  });
  await meet();
  expect(field('Friendly name')).toHaveValue('');
});

test('Neither discarded changes nor text at sign-out is kept', async () => {
  const { store, router } = await openEditor('CON-1042', '', { signOut: async () => ok(undefined) });
  const drafts = () => store.get(environmentAtom).localStorage.read('staff-unsaved');
  await fill(await screen.findByLabelText('Friendly name'), 'Rail');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }));
  await screen.findByRole('grid', { name: 'Products' });
  expect(drafts()).toBeNull();
  await act(() => router.navigate('/admin/products?edit=CON-1042'));
  await fill(await screen.findByLabelText('Friendly name'), 'Rail');
  await userEvent.click(screen.getByRole('button', { name: 'Sign Out' }));
  await screen.findByRole('heading', { name: 'Staff sign-in' });
  expect(drafts()).toBeNull();
});

test('A browser that has stored nothing that can be read opens the editor as usual', async () => {
  const world = openStaff({ path: '/admin', calls: fakeProductApi().calls });
  world.store.get(environmentAtom).localStorage.write('staff-unsaved', '"nonsense"');
  await act(() => world.router.navigate('/admin/products?edit=CON-1042'));
  expect(await screen.findByLabelText('Friendly name')).toHaveValue(LAGER.friendlyName ?? '');
});

test.each([
  ['a number', 7],
  ['a draft without its product', { draft: {} }],
  ['a draft of an invalid product', { base: { id: 1 }, draft: {} }],
])('%s that was stored as a draft is none', (_what, kept) => {
  expect(storedDraftIn(kept)).toBeNull();
});
