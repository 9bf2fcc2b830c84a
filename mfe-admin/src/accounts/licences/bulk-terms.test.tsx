import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { fill } from '../../testing/fill.ts';
import { ok, openStaff, refusal } from '../../testing/open-staff.tsx';

const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

// RECEIVABLE-20
test('terms and hold of ticked accounts change together, what is left as it is stays, and a refusal is named', async () => {
  const sent: unknown[] = [];
  const accounts = ['Pier 9 Public House', 'The Gull & Anchor', 'Zinc Bar'].map((name, place) => ({
    ...{ id: `licence:30${place}-111`, licenseNumber: `30${place}-111`, name },
    ...{ orderCount: 0, twelveMonths: 0 },
  }));
  let refuses = true;
  openStaff({
    path: '/admin/accounts',
    calls: {
      accounts: async () => ok({ accounts, total: 3 }),
      saveLicence: async ({ params, body }) => {
        if (params.number === '301-111' && refuses) return refusal('stale', 'It has changed.');
        sent.push({ number: params.number, ...body });
        return ok({} as never);
      },
    },
  });
  for (const name of ['301-111', '302-111'])
    await userEvent.click(await screen.findByRole('checkbox', { name: new RegExp(name) }));
  const bar = await screen.findByRole('region', { name: 'Ticked accounts' });
  await userEvent.click(within(bar).getByRole('button', { name: 'Terms, limit and hold' }));
  await press('Save');
  expect(await screen.findByText('Please choose what to change')).toBeInTheDocument();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Terms' }), 'net-14');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Hold' }), 'hold');
  await press('Save');
  expect(await screen.findByText('Please say why')).toBeInTheDocument();
  await fill(screen.getByRole('textbox', { name: /^On hold because/ }), 'Cheque bounced');
  await press('Save');
  expect(await screen.findByText('Not changed: The Gull & Anchor: It has changed.')).toBeInTheDocument();
  refuses = false;
  await press('Save');
  expect(await screen.findByText('2 accounts changed')).toBeInTheDocument();
  const edits = { paymentTerms: 'net-14', creditHold: 'Cheque bounced' };
  await waitFor(() =>
    expect(sent).toEqual([
      { number: '302-111', companyName: 'Zinc Bar', ...edits },
      { number: '301-111', companyName: 'The Gull & Anchor', ...edits },
      { number: '302-111', companyName: 'Zinc Bar', ...edits },
    ]),
  );
});
