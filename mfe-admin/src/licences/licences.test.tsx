import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ImportReview, LicenceListJson } from 'shared-domain/contracts';
import { fill, GULL, openLicences } from '../testing/licences.tsx';
import { ok, refusal } from '../testing/staff-world.tsx';

test('both fields of the form are required, in the specified words', async () => {
  openLicences({}, '?tab=manual');
  await userEvent.click(await screen.findByRole('button', { name: 'Save licence' }));
  expect(await screen.findByText('License number is required')).toBeInTheDocument();
  expect(screen.getByText('Company name is required')).toBeInTheDocument();
});

test('a licence is found by its exact number', async () => {
  const asked: unknown[] = [];
  openLicences(
    {
      licences: async (number) => {
        asked.push(number);
        return ok({ licences: number === '308114' ? [GULL] : [] });
      },
    },
    '?tab=manual',
  );
  await userEvent.type(await screen.findByRole('searchbox'), '308114');
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(await screen.findByText('The Gull & Lantern')).toBeInTheDocument();
  expect(asked).toEqual(['308114']);
});

test('a number that nobody has says so', async () => {
  openLicences({}, '?tab=manual&number=000');
  expect(await screen.findByText('No licence has the number 000.')).toBeInTheDocument();
});

test('a licence that can not be saved says so in the specified words', async () => {
  openLicences({ saveLicence: async () => refusal('internal', 'x') }, '?tab=manual');
  await fill('308115', 'Saltbox Kitchen');
  expect(await screen.findByRole('alert')).toHaveTextContent('Failed to add license. Please try again.');
});

const REVIEW: ImportReview = {
  id: 'i1',
  kind: 'licences',
  state: 'ready',
  fileName: 'licensees.csv',
  startedAt: '2026-11-20T17:00:00.000Z',
  startedBy: 'nora.whitfield@cbo.example',
  rowsRead: 3,
  counts: { new: 1, updated: 1, unchanged: 0, issues: 1, ignored: 0 },
  rows: [
    {
      sku: '308200',
      kind: 'new',
      isNew: true,
      licence: { licenseNumber: '308200', companyName: 'Kingfisher Café' },
      changes: [],
      validationErrors: [],
      autoIgnored: false,
      suspicious: false,
      rows: [2],
      notes: [],
      edits: {},
    },
  ],
};

const fileInput = () => screen.findByLabelText('CSV file');

test('another kind of file is refused in the specified words', async () => {
  const upload = jest.fn();
  openLicences({ upload });
  await userEvent.upload(await fileInput(), new File(['x'], 'licences.pdf'), { applyAccept: false });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Invalid file type');
  expect(alert).toHaveTextContent('Please upload a CSV file (files ending in .csv or .txt)');
  expect(upload).not.toHaveBeenCalled();
});

test('a file is reviewed before anything changes, then applied', async () => {
  const applied: string[] = [];
  openLicences({
    upload: async () => ok(REVIEW),
    review: async () => ok(REVIEW),
    applyImport: async (id) => {
      applied.push(id);
      return ok({ ...REVIEW, state: 'applying' as const, progress: { done: 0, total: 2 } });
    },
  });
  await userEvent.upload(await fileInput(), new File(['Number,Establishment'], 'licensees.csv'));
  expect(await screen.findByText('1 will be added, 1 get a new name.')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /308200/ })).toHaveTextContent('Kingfisher Café');
  await userEvent.click(screen.getByRole('button', { name: 'Apply Changes' }));
  expect(await screen.findByRole('button', { name: 'Applying Changes...' })).toBeInTheDocument();
  expect(applied).toEqual(['i1']);
});

test('Cancel discards the review', async () => {
  const discarded: string[] = [];
  openLicences({
    upload: async () => ok(REVIEW),
    review: async () => ok(REVIEW),
    discardImport: async (id) => {
      discarded.push(id);
      return ok(undefined);
    },
  });
  await userEvent.upload(await fileInput(), new File(['Number,Establishment'], 'licensees.csv'));
  await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('heading', { name: 'Drop the licence CSV here' })).toBeInTheDocument();
  expect(discarded).toEqual(['i1']);
});

test('an undo that would overwrite a later name tells which licences; the rest is undone when staff say so', async () => {
  const asked: unknown[] = [];
  let review: ImportReview = { ...REVIEW, state: 'applied' };
  openLicences({
    imports: async () => ok({ imports: [review] }),
    review: async () => ok(review),
    undoImport: async (_id, request) => {
      asked.push(request);
      if (!request?.leaveChanged)
        return refusal('import_changed_since', 'Some were changed.', { conflicts: ['308114'] });
      review = { ...review, state: 'undone', conflicts: ['308114'] };
      return ok(review);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /licensees.csv/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const dialog = await screen.findByRole('dialog', { name: 'Licences were changed since' });
  expect(within(dialog).getByRole('link', { name: '308114' })).toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Undo the rest' }));
  expect(
    await screen.findByText('Undone. Left as they are, since they were changed later: 308114.'),
  ).toBeInTheDocument();
  expect(asked).toEqual([{}, { leaveChanged: true }]);
});

const SALTBOX = { licenseNumber: '305927', companyName: 'Saltbox Kitchen' };

const REGISTER: LicenceListJson = {
  licences: [
    { ...GULL, lastOrderAt: '2026-11-20T17:00:00.000Z', orderCount: 4, twelveMonths: 14_210.4 },
    {
      licenseNumber: '304410',
      companyName: 'Pier 9 Public House',
      lastOrderAt: '2025-07-20T17:00:00.000Z',
      orderCount: 1,
      twelveMonths: 0,
    },
    { licenseNumber: '306094', companyName: 'Kingfisher Café', orderCount: 0, twelveMonths: 0 },
  ],
  total: 1846,
  nextCursor: '50',
};

test('the register shows the last order and the sum of twelve months, each leading to those orders', async () => {
  openLicences({ licencePage: async () => ok(REGISTER) }, '?tab=manual');
  const register = await screen.findByRole('table', { name: 'Licensees' });
  const gull = within(register).getByRole('row', { name: /308114/ });
  expect(gull).toHaveTextContent('The Gull & LanternMay 6, 2024Today$14,210');
  expect(within(gull).getByRole('link', { name: '$14,210' })).toHaveAttribute(
    'href',
    '/admin/orders?search=308114',
  );
  expect(within(register).getByRole('row', { name: /304410/ })).toHaveTextContent('Jul 20, 2025$0');
  expect(within(register).getByRole('row', { name: /306094/ })).toHaveTextContent('Kingfisher Café–––');
  expect(screen.getByText('1,846 licensees')).toBeInTheDocument();
  expect(screen.getByText('3 of 1,846')).toBeInTheDocument();
});

test('a press on a heading sorts the register, and the address keeps it; more licensees come when asked for', async () => {
  const asked: unknown[] = [];
  const { router } = openLicences(
    {
      licencePage: async (query) => {
        asked.push(query);
        return ok(query.cursor ? { licences: [SALTBOX], total: 4 } : REGISTER);
      },
    },
    '?tab=manual',
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Company name' }));
  await waitFor(() => expect(router.state.location.search).toBe('?tab=manual&sort=company'));
  expect(await screen.findByRole('columnheader', { name: 'Company name' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Show more licensees' }));
  expect(await screen.findByText('Saltbox Kitchen')).toBeInTheDocument();
  expect(asked.at(-1)).toEqual({ limit: 50, sort: 'company', cursor: '50' });
});

test('a register that can not be read can be tried again, and one without anybody says so', async () => {
  let isDown = true;
  openLicences(
    {
      licencePage: async () =>
        isDown ? refusal('network', 'We could not reach the shop.') : ok({ licences: [], total: 0 }),
    },
    '?tab=manual',
  );
  expect(await screen.findByText('The licensees could not be read')).toBeInTheDocument();
  isDown = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('No licensees yet')).toBeInTheDocument();
});

test('the arrow keys go from one tab to the other', async () => {
  openLicences();
  const bulk = await screen.findByRole('tab', { name: 'Bulk Upload' });
  bulk.focus();
  await userEvent.keyboard('{ArrowRight}');
  const manual = screen.getByRole('tab', { name: 'Manual Entry & Search' });
  expect(manual).toHaveFocus();
  expect(manual).toHaveAttribute('aria-selected', 'true');
});
