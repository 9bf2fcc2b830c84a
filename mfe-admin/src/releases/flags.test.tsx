import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { company } from 'shared-domain/company';
import { openReleases } from '../testing/open-releases.ts';
import { ok, refusal } from '../testing/open-staff.tsx';
import { testRelease } from '../testing/releases.ts';
import type { StaffAnswers } from '../testing/staff-client.ts';

/** The part of the page about flags. */
async function openFlags(calls: StaffAnswers = {}) {
  openReleases([testRelease('mfe-dtc', '5.2.1')], { calls });
  return within(await screen.findByRole('region', { name: 'Flags' }));
}

// RELEASE-23
test('A flag says what it does, for whom it is on and who set that', async () => {
  const card = await openFlags({
    flags: async () =>
      ok({
        flags: { 'list-view': { share: 10, licences: ['305-218'], link: true } },
        changed: { 'list-view': { at: '2026-07-20T17:00:00.000Z', who: 'nora.whitfield@cbo.example' } },
      }),
  });
  expect(await card.findByRole('listitem')).toHaveTextContent(
    /^list-viewOnThe wholesale shop opens as a list.*On for 10 % of visitors, 1 licence, the linkSet by Nora Whitfield, Jul 20, 10:00 AMChange list-view$/,
  );
});

// RELEASE-24
test('Staff turn a flag on by share, licence and link, see what is wrong with their input, and can undo', async () => {
  const sent: unknown[] = [];
  const card = await openFlags({
    changeSettings: async ({ body }) => {
      sent.push(body);
      return ok({ comingSoon: false, retailStoreOpen: true, company });
    },
  });
  expect(await card.findByText('Off')).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Change list-view' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Who gets list-view' }));
  const share = dialog.getByRole('textbox', { name: 'Per cent of visitors *' });
  await userEvent.clear(share);
  await userEvent.type(share, '101');
  await userEvent.type(dialog.getByRole('textbox', { name: 'Licences' }), '305-218, 100-001');
  await userEvent.click(dialog.getByRole('checkbox', { name: /^Anyone who opens a link/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Please enter 0 to 100 per cent')).toBeVisible();
  await userEvent.type(share, '{Backspace}');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The flag list-view is saved')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  const flags = { 'list-view': { share: 10, licences: ['305-218', '100-001'], link: true } };
  expect(sent).toEqual([
    { flags, before: { flags: {} } },
    { flags: {}, before: { flags } },
  ]);
});

test('Flags that could not be loaded say so, and the releases stay', async () => {
  const card = await openFlags({ flags: async () => refusal('network', 'We could not reach the shop.') });
  expect(await card.findByText('The flags could not be loaded')).toBeVisible();
  expect(card.getByRole('button', { name: 'Try Again' })).toBeVisible();
  expect(screen.getByRole('row', { name: /^mfe-dtc/ })).toBeVisible();
});
