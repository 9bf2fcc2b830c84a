import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { GULL, openAccount, press } from '../testing/account.tsx';
import { ok, refusal } from '../testing/open-staff.tsx';

// LICENCE-7
test('a contact is added, checked as the API does, and Undo takes it back', async () => {
  const { sent } = openAccount();
  await press('Add a contact');
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a contact' }));
  await userEvent.type(dialog.getByLabelText(/Name/), 'Accounts');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(sent).toEqual([]);
  await userEvent.type(dialog.getByLabelText(/Email/), 'orders@gull.example');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    {
      contacts: [
        ...(GULL.contacts ?? []),
        { name: 'Accounts', email: 'orders@gull.example', orderMails: true },
      ],
    },
    { contacts: GULL.contacts },
  ]);
});

// LICENCE-7
test("a contact's order mails are switched by one press, and a contact is removed", async () => {
  const { sent } = openAccount();
  await press('Priya Nair gets order mails');
  await waitFor(() => expect(sent).toHaveLength(1));
  await press('Devon Achterberg: edit, mail a link or remove');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([
    { contacts: [{ name: 'Devon Achterberg' }, { name: 'Priya Nair', orderMails: true }] },
    { contacts: [{ name: 'Priya Nair' }] },
  ]);
});

// LICENCE-7
test('the note is written, and what is typed stays where it could not be saved', async () => {
  openAccount({ saveLicence: async () => refusal('stale', 'Someone else was faster.') });
  await press('Edit the note');
  const field = screen.getByLabelText('Note for staff', { selector: 'textarea' });
  await userEvent.type(field, ' Two people.');
  await press('Save');
  expect(await screen.findByText('Someone else was faster.')).toBeInTheDocument();
  expect(field).toHaveValue('Cellar hatch on Trounce Alley. Two people.');
});

// LICENCE-17
test('the next reminder is looked at, and a contact is mailed the link', async () => {
  const mailed: unknown[] = [];
  openAccount({
    licenceReminder: async () =>
      ok({ to: ['devon@gull.example'], subject: 'Licence 305-218 ends', text: 'Good day.\nIt ends.' }),
    mailLicenceLink: async ({ body }) => {
      mailed.push(body);
      return ok({ accepted: true as const });
    },
  });
  await press('Look at the reminder');
  const dialog = within(await screen.findByRole('dialog', { name: 'Reminder' }));
  expect(await dialog.findByText(/Licence 305-218 ends/)).toHaveTextContent('To devon@gull.example');
  expect(dialog.getByText(/Good day/)).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await press('Priya Nair: edit, mail a link or remove');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Mail a link' }));
  expect(await screen.findByText('Priya Nair gets a link')).toBeInTheDocument();
  expect(mailed).toEqual([{ email: 'priya@gull.example' }]);
});
