import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ApiKeyJson } from 'shared-domain/contracts';
import { fill } from '../../testing/fill.ts';
import { ok, openStaff, refusal } from '../../testing/open-staff.tsx';
import type { StaffAnswers } from '../../testing/staff-client.ts';

const SCANNER: ApiKeyJson = {
  ...{ id: '0123456789ab', name: 'Scanner', groups: ['stock.write'] },
  ...{ createdAt: '2026-11-20T18:00:00.000Z', createdBy: 'nora.whitfield@cbo.example' },
};

/** The page with one key; returns what is sent to create one. */
async function openKeys(calls: StaffAnswers = {}) {
  const sent: object[] = [];
  openStaff({
    path: '/admin/settings/api-keys',
    calls: {
      apiKeys: async () => ok({ keys: [SCANNER] }),
      feedLimits: async () => ok({ products: 0, percent: 0 }),
      createApiKey: async ({ body }) => {
        sent.push(body);
        return ok({ keys: [SCANNER], id: '0123456789ac', token: 'cbo_0123456789ac_secret' });
      },
      ...calls,
    },
  });
  await screen.findByText('Scanner');
  return { sent };
}

// KEY-1
test('A key is made with what it may do and until when, and is shown once', async () => {
  const { sent } = await openKeys();
  await userEvent.click(screen.getByRole('button', { name: 'Create a key' }));
  const dialog = await screen.findByRole('dialog', { name: 'Create an API key' });
  const create = within(dialog).getByRole('button', { name: 'Create key' });
  await userEvent.click(create);
  expect(within(dialog).getByText('Please give the key a name')).toBeVisible();
  expect(within(dialog).getByRole('alert')).toHaveTextContent(
    'Please choose at least one thing that it may do',
  );
  await fill(within(dialog).getByRole('textbox', { name: 'Name *' }), 'Night feed');
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Change stock/ }));
  await userEvent.type(within(dialog).getByLabelText('Last day'), '2027-03-31');
  await userEvent.click(create);
  const shown = await screen.findByRole('dialog', { name: 'Copy the key now' });
  expect(within(shown).getByRole('textbox', { name: 'API key' })).toHaveValue('cbo_0123456789ac_secret');
  expect(sent).toEqual([
    { name: 'Night feed', groups: ['stock.write'], expiresAt: '2027-04-01T07:00:00.000Z' },
  ]);
  await userEvent.click(within(shown).getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('A refusal is shown in the dialog, with what was typed', async () => {
  await openKeys({ createApiKey: async () => refusal('api_keys_full', 'There are 50 API keys.') });
  await userEvent.click(screen.getByRole('button', { name: 'Create a key' }));
  const dialog = await screen.findByRole('dialog');
  await fill(within(dialog).getByRole('textbox', { name: 'Name *' }), 'Night feed');
  await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Read orders/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Create key' }));
  expect(await within(dialog).findByText('There are 50 API keys.')).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: 'Name *' })).toHaveValue('Night feed');
});

// KEY-3, KEY-4
test('A key is revoked after a question', async () => {
  const revokedAt = '2026-11-21T18:00:00.000Z';
  await openKeys({ revokeApiKey: async () => ok({ keys: [{ ...SCANNER, revokedAt }] }) });
  await userEvent.click(screen.getByRole('button', { name: 'Revoke Scanner' }));
  const dialog = await screen.findByRole('dialog', { name: 'Revoke Scanner?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Revoke' }));
  expect(await screen.findByText('Revoked')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Revoke Scanner' })).not.toBeInTheDocument();
});

// FEED-2
test('An owner says how much feeds may change, which is checked before it is sent', async () => {
  const saved: object[] = [];
  await openKeys({
    changeFeedLimits: async ({ body }) => {
      saved.push(body);
      return ok({ products: body.products, percent: body.percent });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'What feeds may change' }));
  const dialog = await screen.findByRole('dialog', { name: 'What feeds may change' });
  const products = within(dialog).getByRole('textbox', { name: 'Products at once *' });
  const percent = within(dialog).getByRole('textbox', { name: 'Change of a price, per cent *' });
  await userEvent.clear(products);
  await userEvent.type(products, '200');
  await userEvent.clear(percent);
  await userEvent.type(percent, '50');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(within(dialog).getByText('Please enter 0 to 30 per cent')).toBeVisible();
  await userEvent.clear(percent);
  await userEvent.type(percent, '5');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Limits of feeds saved')).toBeVisible();
  expect(saved).toEqual([{ products: 200, percent: 5, before: { products: 0, percent: 0 } }]);
});
