import { act, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { adoptSessionAtom } from 'shared-domain/state';
import { fill, foundBy, GULL, openLicences } from '../testing/licences.tsx';
import { NORA, refusal } from '../testing/open-staff.tsx';

// LICENCE-6
test("'Bulk Upload' is the first tab; the other one is in the address", async () => {
  const { router } = openLicences();
  expect(await screen.findByRole('tab', { name: 'Bulk Upload' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('tab', { name: 'Manual Entry & Search' }));
  expect(router.state.location.search).toBe('?tab=manual');
});

test('the arrow keys move between the tabs', async () => {
  openLicences();
  const bulk = await screen.findByRole('tab', { name: 'Bulk Upload' });
  await userEvent.click(bulk);
  await userEvent.keyboard('{ArrowRight}');
  const manual = screen.getByRole('tab', { name: 'Manual Entry & Search' });
  expect(manual).toHaveFocus();
  expect(manual).toHaveAttribute('aria-selected', 'true');
});

// LICENCE-1
test('both fields of the form are required', async () => {
  openLicences({}, '?tab=manual');
  await userEvent.click(await screen.findByRole('button', { name: 'Save licence' }));
  expect(await screen.findByText('License number is required')).toBeInTheDocument();
  expect(screen.getByText('Company name is required')).toBeInTheDocument();
});

// LICENCE-1
test("a licence that can't be saved says so", async () => {
  openLicences({ saveLicence: async () => refusal('internal', 'x') }, '?tab=manual');
  await fill('308115', 'Saltbox Kitchen');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to add license. Please try again.');
});

// LICENCE-2
test('a licence is found by its exact number', async () => {
  const asked: unknown[] = [];
  openLicences(
    {
      searchLicences: foundBy((number) => {
        asked.push(number);
        return number === '308114' ? [GULL] : [];
      }),
    },
    '?tab=manual',
  );
  await userEvent.type(await screen.findByRole('searchbox'), '308114');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('The Gull & Lantern')).toBeInTheDocument();
  expect(asked).toEqual(['308114']);
});

test('an unknown number says so', async () => {
  openLicences({}, '?tab=manual&number=000');
  expect(await screen.findByText('No licence has the number 000.')).toBeInTheDocument();
});

test('a licence typed when the session ended is restored after signing in, and can be discarded', async () => {
  const { store } = openLicences({}, '?tab=manual');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Company name *' }), 'Saltbox Kitchen');
  await act(async () => store.set(adoptSessionAtom, {}));
  expect(screen.queryByRole('textbox', { name: 'Company name *' })).not.toBeInTheDocument();
  await act(async () => store.set(adoptSessionAtom, NORA));
  expect(await screen.findByRole('textbox', { name: 'Company name *' })).toHaveValue('Saltbox Kitchen');
  expect(screen.getByText(/^What you had typed when your session ended/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Discard it' }));
  expect(screen.getByRole('textbox', { name: 'Company name *' })).toHaveValue('');
  expect(screen.queryByText(/^What you had typed/)).not.toBeInTheDocument();
});
