import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CanaryState } from 'shared-domain/contracts';
import { openReleases } from '../../testing/open-releases.ts';
import { ok } from '../../testing/open-staff.tsx';
import { testRelease as release } from '../../testing/releases.ts';
import type { StaffAnswers } from '../../testing/staff-client.ts';

const SINCE = '2026-07-20T17:00:00.000Z';
const series = { canary: [null, 0.4, 0.8], live: [0.7, 0.9, 0.9] };

const CANARY: CanaryState = {
  release: '5.2.2+9c41e07',
  version: '5.2.2',
  share: 10,
  by: 'amara.diallo@cbo.example',
  since: SINCE,
  at: SINCE,
  visits: { canary: 1284, live: 11_530 },
  state: 'good',
  title: 'Good so far',
  sentence: 'Nothing is worse than 5.2.1. About 25 minutes until there are enough orders to be sure.',
  measures: [
    { name: 'errors', canary: 0.8, live: 0.9, state: 'ok', words: 'No worse', series },
    { name: 'LCP', canary: 1620, live: 1710, state: 'ok', words: 'Faster by 90 ms', budget: 2500, series },
    { name: 'INP', state: 'waiting', words: 'No figures yet', budget: 200, series },
    { name: 'CLS', canary: 0.02, live: 0.02, state: 'ok', words: 'The same', budget: 0.1, series },
    { name: 'orders', canary: 2.41, live: 2.35, state: 'waiting', words: '31 of 50 needed', series },
  ],
  failures: [],
  gate: { passed: true, reasons: [], at: SINCE },
};

/** The page while this canary of mfe-dtc runs. Returns its card. */
async function openCanary(canary: Partial<CanaryState> = {}, calls: StaffAnswers = {}, phone = false) {
  const state = release('mfe-dtc', '5.2.1', { canary: { ...CANARY, ...canary } });
  openReleases([state, release('mfe-kegs', '2.6.4')], { calls, phone });
  return within(await screen.findByRole('region', { name: 'Canary: mfe-dtc 5.2.2' }));
}

function steps() {
  const asked: unknown[] = [];
  const calls: StaffAnswers = {
    steerCanary: async ({ params, body }) => {
      asked.push([params.app, body]);
      return ok({ releases: [release('mfe-dtc', '5.2.2')] });
    },
  };
  return { asked, calls };
}

// RELEASE-14
test('A canary shows its share, verdict and five measures, and its row waits for it', async () => {
  const card = await openCanary();
  expect(screen.getByText('1 canary')).toBeInTheDocument();
  expect(card.getByText('Amara Diallo, from Jul 20, 10:00 AM')).toBeInTheDocument();
  expect(card.getByRole('button', { name: '10 %', pressed: true })).toBeInTheDocument();
  expect(card.getByRole('status')).toHaveTextContent(/^Good so far.*1,284 visits.*11,530 visits$/);
  expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Errorsin 1,000 visits0.8live 0.9No worse',
    'Largest paintLCP, 75th percentile1.62 slive 1.71 sFaster by 90 ms',
    'Input delayINP, 75th percentile–live –No figures yet',
    'Layout shiftCLS, 75th percentile0.02live 0.02The same',
    'Ordersin 100 visits2.41live 2.3531 of 50 needed',
  ]);
  const row = screen.getByRole('row', { name: /^mfe-dtc/ });
  expect(row).toHaveTextContent('5.2.2 for 10 %');
  expect(row).toHaveTextContent('Step back first');
  expect(within(row).queryByRole('button', { name: /^Roll back/ })).not.toBeInTheDocument();
});

test('Arrows show a moment in all measures', async () => {
  const card = await openCanary();
  const slider = card.getByRole('slider', { name: 'Moment' });
  expect(slider).toHaveAttribute('aria-valuetext', 'Nov 20, 10:41 AM');
  fireEvent.change(slider, { target: { value: '0' } });
  expect(card.getAllByRole('listitem')[0]).toHaveTextContent('–live 0.7');
});

const STAFF_ALONE = { share: 0, staffFirst: true };

// RELEASE-14
test.each([
  ['a step back', {}, 'Step back', { end: 'back' }, { release: CANARY.release, share: 10 }],
  ['another share', {}, '50 %', { share: 50 }, { share: 10 }],
  ['a step back', STAFF_ALONE, 'Step back', { end: 'back' }, { release: CANARY.release, ...STAFF_ALONE }],
  ['a share', STAFF_ALONE, '10 %', { share: 10, staffFirst: true }, STAFF_ALONE],
])('Undo reverses %s of %j', async (_what, canary, name, step, reverse) => {
  const { asked, calls } = steps();
  const card = await openCanary(canary, calls);
  const shown = canary === STAFF_ALONE ? 'Staff' : '10 %';
  expect(card.getByRole('button', { name: shown, pressed: true })).toBeInTheDocument();
  await userEvent.click(card.getByRole('button', { name }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(asked).toEqual([step, reverse].map((body) => ['mfe-dtc', body])));
});

// RELEASE-14
test('A canary that stepped back can begin again with its share, and Undo ends it', async () => {
  const { asked, calls } = steps();
  const card = await openCanary({ ended: { at: SINCE, by: 'canary' }, ...STAFF_ALONE }, calls);
  await userEvent.click(card.getByRole('button', { name: 'Begin again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  const begin = { release: CANARY.release, ...STAFF_ALONE };
  await waitFor(() => expect(asked).toEqual([begin, { end: 'back' }].map((body) => ['mfe-dtc', body])));
});

test('Going to everyone before the comparison is complete asks first and names what is missing', async () => {
  const { asked, calls } = steps();
  const card = await openCanary({}, calls);
  await userEvent.click(card.getByRole('button', { name: 'Go to everyone' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Give mfe-dtc 5.2.2 to everyone?' }));
  expect(dialog.getByText(/orders: 31 of 50 needed/)).toBeInTheDocument();
  expect(asked).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Go to everyone' }));
  expect(await screen.findByText('mfe-dtc 5.2.2 is live')).toBeInTheDocument();
  expect(asked).toEqual([['mfe-dtc', { end: 'everyone' }]]);
});

// RELEASE-26
test.each([
  [
    'was checked beside what is no longer live',
    { passed: true, reasons: [], at: SINCE, stale: true },
    'Check it again against what is live now: npm run canary -- mfe-dtc check',
  ],
  [
    'was refused beside what is live',
    { passed: false, reasons: ['types: mfe-dtc/src/routes.tsx does not fit the live shell.'], at: SINCE },
    'types: mfe-dtc/src/routes.tsx does not fit the live shell.',
  ],
])("A canary that %s says why it can't go to everyone, and can step back", async (_what, gate, text) => {
  const card = await openCanary({ gate });
  expect(card.getByText("It can't go to everyone yet.").parentElement).toHaveTextContent(text);
  expect(card.queryByRole('button', { name: 'Go to everyone' })).not.toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Step back' })).toBeEnabled();
});

// RELEASE-16
test('A canary that stepped back automatically shows the reason and reports for a day', async () => {
  const reason = "Errors: 5 of the canary's visitors met one, and 0 of the others.";
  const failure = {
    message: 'x is undefined',
    page: '/dtc/cart',
    count: 5,
    firstAt: SINCE,
    seenBefore: false,
  };
  const card = await openCanary({
    ended: { at: '2026-07-20T17:11:00.000Z', by: 'canary', reason },
    failures: [failure],
  });
  expect(card.getByRole('status')).toHaveTextContent(`Stepped back automatically, Jul 20, 10:11 AM${reason}`);
  expect(card.getByText(/x is undefined/)).toBeInTheDocument();
  expect(card.queryByRole('button', { name: 'Step back' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Roll back to 5.2.0: mfe-dtc' })).toBeInTheDocument();
});

test("The history shows a canary's steps and who took them", async () => {
  const by = 'amara.diallo@cbo.example';
  const moves = [
    { kind: 'step-back', by: 'canary', at: '2026-07-20T17:11:00.000Z', reason: 'Errors.' },
    { kind: 'canary', by: 'canary', at: '2026-07-20T17:10:00.000Z', share: 10 },
    { kind: 'canary', by, at: SINCE, share: 1 },
  ] as const;
  const of = { release: '5.2.2+9c41e07', before: '5.2.1+a6f09d4' };
  openReleases([release('mfe-dtc', '5.2.1', { moves: moves.map((move) => ({ ...of, ...move })) })]);
  const card = within(await screen.findByRole('region', { name: 'History' }));
  expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Jul 20, 10:11 AMmfe-dtc 5.2.2 stepped back, automatically: Errors.',
    'Jul 20, 10:10 AMmfe-dtc 5.2.2 1\u00a0% → 10\u00a0%, automatically',
    'Jul 20, 10:00 AMmfe-dtc 5.2.2 canary for 1\u00a0%, Amara Diallo',
  ]);
});

test('The history names staff as the first share of a canary that began with them', async () => {
  const move = { kind: 'canary', by: 'canary', release: '5.2.2+9c41e07', before: '5.2.1+a6f09d4' } as const;
  const moves = [
    { ...move, at: '2026-07-20T17:10:00.000Z', share: 1 },
    { ...move, at: SINCE, share: 0, staffFirst: true },
  ];
  openReleases([release('mfe-dtc', '5.2.1', { moves })]);
  const card = within(await screen.findByRole('region', { name: 'History' }));
  expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Jul 20, 10:10 AMmfe-dtc 5.2.2 staff → 1\u00a0%, automatically',
    'Jul 20, 10:00 AMmfe-dtc 5.2.2 canary for staff, automatically',
  ]);
});
