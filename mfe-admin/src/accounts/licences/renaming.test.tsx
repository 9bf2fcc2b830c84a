import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { LicenceSaved } from 'shared-domain/contracts';
import { foundBy, GULL, openLicences, saveLicence } from '../../testing/licences.tsx';
import { ok, refusal } from '../../testing/open-staff.tsx';

// LICENCE-3
test('an existing number shows both names before it is saved, and Undo restores the old one', async () => {
  const saved: string[] = [];
  openLicences(
    {
      searchLicences: foundBy(() => [GULL]),
      saveLicence: async ({ params: { number: licenseNumber }, body: { companyName } }) => {
        saved.push(companyName);
        return ok({ licenseNumber, companyName, created: false } as LicenceSaved);
      },
    },
    '?tab=manual',
  );
  await saveLicence('308114', 'The New Gull');
  const both = await screen.findByRole('alert');
  expect(both).toHaveTextContent('The Gull & Lantern → The New Gull');
  expect(both).toHaveFocus();
  expect(saved).toEqual([]);
  await userEvent.click(within(both).getByRole('button', { name: 'Save the new name' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(saved).toEqual(['The New Gull', 'The Gull & Lantern']));
});

test('Cancel keeps what was typed, and moves the focus to the name', async () => {
  openLicences({ searchLicences: foundBy(() => [GULL]) }, '?tab=manual');
  await saveLicence('308114', 'The New Gull');
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  const name = screen.getByRole('textbox', { name: 'Company name *' });
  expect(name).toHaveValue('The New Gull');
  expect(name).toHaveFocus();
});

const MONDAY = '2026-11-16T18:00:00.000Z';
const TUESDAY = '2026-11-17T18:00:00.000Z';

/** A licence as of Monday, renamed by someone else on Tuesday. */
function openRenamed(renamed: () => boolean) {
  const sent: string[] = [];
  openLicences(
    {
      searchLicences: foundBy(() => [{ ...GULL, updatedAt: MONDAY }]),
      saveLicence: async ({ params: { number: licenseNumber }, body: { companyName, updatedAt } }) => {
        sent.push(`${companyName}, read ${updatedAt}`);
        const currentLicence = { ...GULL, companyName: 'Gull House', updatedAt: TUESDAY };
        return renamed() && updatedAt !== TUESDAY
          ? refusal('stale', 'Changed.', { status: 409, currentLicence })
          : ok({ licenseNumber, companyName, updatedAt: '2026-11-20T17:41:00.000Z', created: false });
      },
    },
    '?tab=manual',
  );
  return sent;
}

// LICENCE-4
test('a licence that someone else renamed is not overwritten: the form asks again and keeps the typed name', async () => {
  const sent = openRenamed(() => true);
  await saveLicence('308114', 'The New Gull');
  await userEvent.click(await screen.findByRole('button', { name: 'Save the new name' }));
  const news = await screen.findByText(/Someone else has saved this licence/);
  expect(news).toHaveTextContent('it is Gull House now. Your changes are not saved yet.');
  expect(screen.getByRole('alert')).toHaveTextContent('Gull House → The New Gull');
  expect(screen.getByRole('button', { name: 'Keep Gull House' })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Company name *' })).toHaveValue('The New Gull');
  await userEvent.click(screen.getByRole('button', { name: 'Save the new name' }));
  expect(await screen.findByText('It was Gull House.')).toBeInTheDocument();
  expect(sent).toEqual([`The New Gull, read ${MONDAY}`, `The New Gull, read ${TUESDAY}`]);
});

test('the newer name can be kept, and the page then shows it', async () => {
  let name = GULL.companyName;
  openLicences(
    {
      searchLicences: foundBy(() => [{ ...GULL, companyName: name, updatedAt: MONDAY }]),
      saveLicence: async () => {
        name = 'Gull House';
        const currentLicence = { ...GULL, companyName: name, updatedAt: TUESDAY };
        return refusal('stale', 'Changed.', { status: 409, currentLicence });
      },
    },
    '?tab=manual',
  );
  await saveLicence('308114', 'The New Gull');
  await userEvent.click(await screen.findByRole('button', { name: 'Save the new name' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep Gull House' }));
  expect(await screen.findByText('Gull House')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test("Undo doesn't touch a licence that someone else has renamed since", async () => {
  let isRenamed = false;
  const sent = openRenamed(() => isRenamed);
  await saveLicence('308114', 'The New Gull');
  await userEvent.click(await screen.findByRole('button', { name: 'Save the new name' }));
  const undo = await screen.findByRole('button', { name: 'Undo' });
  isRenamed = true;
  await userEvent.click(undo);
  expect(
    await screen.findByText('Licence 308114 is Gull House now, and was not changed.'),
  ).toBeInTheDocument();
  expect(sent.at(-1)).toBe('The Gull & Lantern, read 2026-11-20T17:41:00.000Z');
});

test('a number that someone else adds at the same moment keeps their name until staff decide', async () => {
  const sent: (string | null | undefined)[] = [];
  openLicences(
    {
      saveLicence: async ({ body }) => {
        sent.push(body.updatedAt);
        return refusal('stale', 'Licence 308114 was added by someone else in the meantime.', {
          status: 409,
          currentLicence: { ...GULL, updatedAt: TUESDAY },
        });
      },
    },
    '?tab=manual',
  );
  await saveLicence('308114', 'Gull House');
  expect(await screen.findByText(/Someone else has saved this licence/)).toHaveTextContent(
    'it is The Gull & Lantern now. Your changes are not saved yet.',
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The Gull & Lantern → Gull House');
  expect(sent).toEqual([null]);
});
