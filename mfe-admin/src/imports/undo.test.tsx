import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openUpload, reviewed } from '../testing/imports.tsx';
import { refusal } from '../testing/staff-world.tsx';

test('Applying tells its progress, then syncing, then the success with View Products and Undo', async () => {
  const { calls } = await openUpload('/admin/upload?import=i1');
  const dialog = await reviewed();
  await userEvent.selectOptions(
    await within(dialog).findByRole('combobox', { name: 'Brand of Kentish Cask Stout' }),
    'FUGGLES',
  );
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Apply Changes' })).toBeEnabled());
  await userEvent.click(within(dialog).getByRole('button', { name: 'Apply Changes' }));
  expect(await within(dialog).findByRole('button', { name: 'Applying Changes...' })).toBeInTheDocument();
  expect(within(dialog).getByText('1 of 2 changes applied')).toBeInTheDocument();
  expect(await screen.findByText('Syncing')).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'View Products' })).toHaveAttribute(
    'href',
    '/admin/products',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls).toEqual(['apply', 'undo']));
  expect(await screen.findByText('Import undone')).toBeInTheDocument();
});

test('Cancel discards the review', async () => {
  const { calls, router } = await openUpload('/admin/upload?import=i1');
  const dialog = await reviewed();
  await userEvent.click(await within(dialog).findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(calls).toEqual(['discard']));
  expect(router.state.location.search).toBe('');
});

test('An apply that fails says so', async () => {
  await openUpload('/admin/upload?import=i1', {
    applyImport: async () =>
      refusal('import_apply_failed', 'There was an error applying the product changes.', {
        title: 'Application failed',
      }),
  });
  const dialog = await reviewed();
  await userEvent.click(
    await within(dialog).findByRole('checkbox', { name: 'skip this time only: Kentish Cask Stout' }),
  );
  await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Apply Changes' })).toBeEnabled());
  await userEvent.click(within(dialog).getByRole('button', { name: 'Apply Changes' }));
  expect(await screen.findByText('Application failed')).toBeInTheDocument();
  expect(screen.getByText('There was an error applying the product changes.')).toBeInTheDocument();
});
