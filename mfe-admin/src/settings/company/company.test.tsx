import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { DEMO_NUMBERS } from 'shared-domain/company';
import { adoptSettingsAtom } from 'shared-domain/state';
import { ok, openStaff, refusal } from '../../testing/open-staff.tsx';
import type { StaffAnswers } from '../../testing/staff-client.ts';

const OWN = { licence: 'A-100200', gst: '12345 6789 RT0001', pst: 'PST-1234-5678' };

/** The page with the demo numbers and its dialog open; returns the requests. */
async function openNumbers(changeSeller?: StaffAnswers['changeSeller']) {
  const sent: object[] = [];
  const { store } = openStaff({
    path: '/admin/settings/company',
    calls: {
      changeSeller:
        changeSeller ??
        (async ({ body }) => {
          sent.push(body);
          const { gst, pst, licence } = body;
          const seller = { gst, pst, licence };
          return ok({ comingSoon: false, retailStoreOpen: true, seller, company: {} as never });
        }),
    },
  });
  store.set(adoptSettingsAtom, { comingSoon: false, retailStoreOpen: true });
  await screen.findByRole('heading', { name: 'Company numbers' });
  expect(screen.getByText('PST-0000-0000 (not a real number)')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Change' }));
  await screen.findByRole('dialog', { name: 'Company numbers' });
  const type = async (label: string, value: string) => {
    const field = screen.getByRole('textbox', { name: label });
    await userEvent.clear(field);
    await userEvent.paste(value);
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
  return { sent, type, save };
}

// PAPER-3
test("The company's own numbers take the place of the demo ones, and Undo brings them back", async () => {
  const { sent, type, save } = await openNumbers();
  await type("Seller's licence *", 'A-100200');
  await type('PST number *', 'PST-1234-5678');
  await type('GST number *', '12345');
  await save();
  expect(screen.getByRole('textbox', { name: 'GST number *' })).toHaveAccessibleDescription(
    'Please enter nine digits, RT and four digits',
  );
  await type('GST number *', '123456789rt0001');
  await save();
  expect(await screen.findByText('12345 6789 RT0001')).toBeVisible();
  expect(screen.queryByText(/not a real number/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(sent).toEqual([
    { ...OWN, before: DEMO_NUMBERS },
    { ...DEMO_NUMBERS, before: OWN },
  ]);
});

test("Someone else's change is not overwritten", async () => {
  const { save } = await openNumbers(async () => refusal('stale', 'Someone else has changed this.'));
  await save();
  expect(await screen.findByText('Someone else has changed this.')).toBeVisible();
});
