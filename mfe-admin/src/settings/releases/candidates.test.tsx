import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { CandidateState } from 'shared-domain/contracts';
import { environmentAtom, tickAtom } from 'shared-domain/state';
import { openReleases } from '../../testing/open-releases.ts';
import { ok, refusal } from '../../testing/open-staff.tsx';
import { SUSPECT as DTC, testRelease as release } from '../../testing/releases.ts';
import type { StaffAnswers } from '../../testing/staff-client.ts';

const CANDIDATE = {
  release: '5.2.2+9c41e07',
  version: '5.2.2',
  author: 'Amara Diallo',
  builtAt: '2026-07-20T16:36:00.000Z',
};

const PASSED = { passed: true, reasons: [], at: '2026-07-20T16:40:00.000Z' };

/** The page with a candidate of mfe-dtc and this verdict of the publish gate. Returns its card. */
async function openCandidate(gate?: CandidateState['gate'], calls: StaffAnswers = {}, phone = false) {
  openReleases([{ ...DTC, candidate: { ...CANDIDATE, gate } }], { calls, phone });
  return within(await screen.findByRole('region', { name: 'Candidate: mfe-dtc 5.2.2' }));
}

test("a refused promotion shows the publish gate's reason", async () => {
  const card = await openCandidate(PASSED, {
    promoteRelease: async () => refusal('promotion_refused', 'Promoting was refused: it has not passed.'),
  });
  await userEvent.click(card.getByRole('button', { name: 'Promote mfe-dtc 5.2.2' }));
  expect(await screen.findByText('Promoting was refused: it has not passed.')).toBeInTheDocument();
});

test('a preview link is signed on request, opened or copied', async () => {
  const card = await openCandidate(PASSED, {
    previewRelease: async ({ params: { app }, body: { release: to } }) =>
      ok({
        link: `https://shop.example/preview/${app}-${to.slice(0, 5)}`,
        expires: '2026-11-20T18:28:00.000Z',
      }),
  });
  expect(card.queryByRole('link')).not.toBeInTheDocument();
  const user = userEvent.setup();
  await user.click(card.getByRole('button', { name: 'Preview link of mfe-dtc' }));
  const link = await card.findByRole('link', { name: 'https://shop.example/preview/mfe-dtc-5.2.2' });
  expect(link).toHaveAttribute('href', 'https://shop.example/preview/mfe-dtc-5.2.2');
  expect(
    card.getByText(
      'Signed for one session each, ends in 47 min. Visitors of the link see a preview badge; no one else is affected.',
    ),
  ).toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Copy the preview link of mfe-dtc' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Preview link copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('https://shop.example/preview/mfe-dtc-5.2.2');
});

test('a preview link counts down, and once it has expired another one can be requested', async () => {
  const { store } = openReleases([{ ...DTC, candidate: { ...CANDIDATE, gate: PASSED } }], {
    calls: {
      previewRelease: async () =>
        ok({ link: 'https://shop.example/preview/x', expires: '2026-11-20T18:41:00.000Z' }),
    },
  });
  const passes = (minutes: number) => {
    const now = new Date(Date.parse('2026-11-20T17:41:00Z') + minutes * 60_000);
    act(() => {
      store.set(environmentAtom, { ...store.get(environmentAtom), now: () => now });
      store.set(tickAtom);
    });
  };
  await userEvent.click(await screen.findByRole('button', { name: 'Preview link of mfe-dtc' }));
  expect(await screen.findByText(/ends in 60 min/)).toBeInTheDocument();
  passes(13);
  expect(screen.getByText(/ends in 47 min/)).toBeInTheDocument();
  passes(60);
  expect(screen.queryByRole('link', { name: 'https://shop.example/preview/x' })).not.toBeInTheDocument();
  expect(screen.getByText(/^The preview link has expired/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Preview link of mfe-dtc' })).toBeInTheDocument();
});

test('a candidate that passed with a shell that is no longer live has to be checked again before it goes live', async () => {
  const card = await openCandidate({ ...PASSED, stale: true });
  expect(card.getByText('Needs another check')).toBeInTheDocument();
  expect(
    card.getByText(/^It passed the publish gate Jul 20, 9:40 AM, against what was live then/),
  ).toHaveTextContent('npm run promote -- mfe-dtc 5.2.2+9c41e07');
  expect(card.queryByRole('button', { name: /^Promote/ })).not.toBeInTheDocument();
  expect(card.getByRole('button', { name: 'Preview link of mfe-dtc' })).toBeInTheDocument();
});

test("on a phone a row links to its candidate's card", async () => {
  const card = await openCandidate(PASSED, {}, true);
  await userEvent.click(screen.getByRole('button', { name: 'Preview the candidate of mfe-dtc' }));
  await userEvent.tab();
  expect(card.getByRole('button', { name: 'Preview link of mfe-dtc' })).toHaveFocus();
});

test('a refused candidate says why, an unchecked one says what to do; neither goes live', async () => {
  const refused = await openCandidate({
    passed: false,
    reasons: ['size: mfe-dtc has 312.0 kB of JavaScript; its budget is 280.0 kB.'],
    at: '2026-07-20T16:40:00.000Z',
  });
  expect(refused.getByText('Publish gate refused')).toBeInTheDocument();
  expect(
    refused.getByText('size: mfe-dtc has 312.0 kB of JavaScript; its budget is 280.0 kB.'),
  ).toBeInTheDocument();
  expect(refused.queryByRole('button', { name: /^Promote/ })).not.toBeInTheDocument();
  cleanup();
  const unseen = await openCandidate();
  expect(unseen.getByText('Not checked yet')).toBeInTheDocument();
  expect(unseen.getByText(/^The publish gate has not checked it yet/)).toHaveTextContent(
    'npm run promote -- mfe-dtc 5.2.2+9c41e07',
  );
  expect(unseen.queryByRole('button', { name: /^Promote/ })).not.toBeInTheDocument();
});

test('promotions, rollbacks and refusals are listed, newest first', async () => {
  const by = 'piet.novak@cbo.example';
  openReleases([
    release('shell', '2.14.0', {
      moves: [
        { release: '2.14.0+b', before: '2.14.0+a', kind: 'rollback', by, at: '2026-07-20T15:30:00.000Z' },
        { release: '2.14.0+a', before: '2.13.2+z', kind: 'release', by, at: '2026-07-19T15:30:00.000Z' },
      ],
    }),
    release('mfe-admin', '3.8.0', {
      refusals: [
        { release: '3.8.1+c', reasons: ['size: 312 kB of 280 kB'], by, at: '2026-07-20T15:00:00.000Z' },
      ],
    }),
  ]);
  const card = within(await screen.findByRole('region', { name: 'History' }));
  expect(card.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Jul 20, 8:30 AMshell rolled back +a → +b, Piet Novak',
    'Jul 20, 8:00 AMmfe-admin 3.8.1 refused: size: 312 kB of 280 kB',
    'Jul 19, 8:30 AMshell 2.13.2 → 2.14.0, Piet Novak',
  ]);
});
