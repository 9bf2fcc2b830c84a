import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { Result } from 'shared-domain/client';
import type { AuditJson, IgnoredSkusJson } from 'shared-domain/contracts';
import { fill } from '../../testing/fill.ts';
import { foundBy } from '../../testing/licences.tsx';
import { ok, openStaff, refusal } from '../../testing/open-staff.tsx';
import { fakeStaffClient, type StaffAnswers } from '../../testing/staff-client.ts';
import { StaffClientContext, StaffQueries, useCache, useCall, useChange, usePages } from './index.ts';

const withAnswers =
  (answers: StaffAnswers) =>
  ({ children }: { children: ReactNode }) => (
    <StaffClientContext value={fakeStaffClient(answers)}>
      <StaffQueries>{children}</StaffQueries>
    </StaffClientContext>
  );

/** Answers that a test resolves itself. */
function openAnswers<Data>() {
  const open: ((result: Result<Data>) => void)[] = [];
  const call = () => new Promise<Result<Data>>((resolve) => open.push(resolve));
  const answer = (place: number, result: Result<Data>) => act(async () => open[place]?.(result));
  return { call, answer };
}

const audit = (who: string): AuditJson => ({
  entries: [{ id: 'a1', at: '2026-11-20T17:40:00.000Z', who, action: 'a', subject: 's' }],
});
const NO_CONNECTION = refusal('network', 'No connection.');

/** Reads the audit with a filter and the test's answers. */
function readAudit() {
  const { call, answer } = openAnswers<AuditJson>();
  const { result, rerender } = renderHook(({ who }) => useCall('audit', { query: { who } }), {
    wrapper: withAnswers({ audit: call }),
    initialProps: { who: 'nora' },
  });
  return {
    answer,
    shown: () => result.current.data?.entries[0]?.who,
    reading: () => result.current,
    filter: (who: string) => rerender({ who }),
  };
}

test('Loaded data stays until a newer answer arrives', async () => {
  const { answer, shown, reading } = readAudit();
  expect(reading()).toMatchObject({ data: undefined, problem: undefined, isFetching: true });
  await answer(0, ok(audit('nora')));
  await waitFor(() => expect(shown()).toBe('nora'));
  act(() => reading().refetch());
  await waitFor(() => expect(reading().isFetching).toBe(true));
  expect(shown()).toBe('nora');
  await answer(1, ok(audit('piet')));
  await waitFor(() => expect(shown()).toBe('piet'));
  expect(reading().isFetching).toBe(false);
});

test('A failed first load says why; one after a success keeps what is shown', async () => {
  const { answer, shown, reading } = readAudit();
  await answer(0, NO_CONNECTION);
  await waitFor(() => expect(reading().problem?.detail).toBe('No connection.'));
  act(() => reading().refetch());
  await waitFor(() => expect(reading().problem).toBeUndefined());
  await answer(1, ok(audit('nora')));
  await waitFor(() => expect(shown()).toBe('nora'));
  act(() => reading().refetch());
  await answer(2, NO_CONNECTION);
  await waitFor(() => expect(reading().isFetching).toBe(false));
  expect(shown()).toBe('nora');
  expect(reading().problem).toBeUndefined();
});

test('A late answer to an older request is dropped', async () => {
  const { answer, shown, filter } = readAudit();
  filter('piet');
  await answer(1, ok(audit('piet')));
  await answer(0, ok(audit('nora')));
  await waitFor(() => expect(shown()).toBe('piet'));
});

test('A paged list starts with one page and says why another could not be loaded', async () => {
  const asked: unknown[] = [];
  const pages = [ok({ ...audit('nora'), nextCursor: 'c1' }), NO_CONNECTION, ok(audit('piet'))];
  const { result } = renderHook(() => usePages('audit', { query: { limit: 1 } }), {
    wrapper: withAnswers({
      audit: async ({ query }) => {
        asked.push(query?.cursor);
        return pages[asked.length - 1] ?? NO_CONNECTION;
      },
    }),
  });
  await waitFor(() => expect(result.current.hasMore).toBe(true));
  const why = await act(() => result.current.readMore());
  expect(why?.detail).toBe('No connection.');
  expect(await act(() => result.current.readMore())).toBeUndefined();
  await waitFor(() => expect(result.current.data?.pages).toHaveLength(2));
  expect(result.current.hasMore).toBe(false);
  expect(asked).toEqual([undefined, 'c1', 'c1']);
});

const ALE = { sku: 'ALE', createdBy: 'nora', created_at: '2026-11-20T17:40:00.000Z' };
const list = (...ignoredSkus: IgnoredSkusJson['ignoredSkus']) => ({ ignoredSkus });

/** A list with one SKU, and a change that empties it at once. */
async function openList() {
  const { call, answer } = openAnswers<IgnoredSkusJson>();
  const hooks = () => ({
    list: useCall('listIgnoredSkus', {}).data?.ignoredSkus,
    change: useChange('addIgnoredSkus', {
      optimistic: () => ({ listIgnoredSkus: () => list() }),
      answered: (data) => ({ listIgnoredSkus: () => data }),
    }),
    cache: useCache(),
  });
  let readings = 0;
  const listIgnoredSkus = async () => {
    readings += 1;
    return ok(list(ALE));
  };
  const { result } = renderHook(hooks, { wrapper: withAnswers({ listIgnoredSkus, addIgnoredSkus: call }) });
  await waitFor(() => expect(result.current.list).toHaveLength(1));
  return { answer, hooks: () => result.current, readings: () => readings };
}

test('A change shows before its answer, which then replaces it', async () => {
  const { answer, hooks } = await openList();
  const sent = hooks().change.send({ body: { sku: 'STOUT' } });
  await waitFor(() => expect(hooks().list).toHaveLength(0));
  expect(hooks().change.isSending).toBe(true);
  await answer(0, ok(list({ ...ALE, sku: 'STOUT' })));
  expect(await sent).toMatchObject({ ok: true });
  await waitFor(() => expect(hooks().list?.[0]?.sku).toBe('STOUT'));
});

test('A failed change is reverted and says why', async () => {
  const { answer, hooks } = await openList();
  const sent = hooks().change.send({ body: { sku: 'STOUT' } });
  await waitFor(() => expect(hooks().list).toHaveLength(0));
  await answer(0, NO_CONNECTION);
  expect(await sent).toEqual(NO_CONNECTION);
  await waitFor(() => expect(hooks().list).toHaveLength(1));
});

test('Calls that a topic makes stale are reloaded', async () => {
  const { hooks, readings } = await openList();
  act(() => hooks().cache.hear('imports'));
  await waitFor(() => expect(readings()).toBe(2));
});

test('Ctrl Z undoes the last change while its message is shown, and once only', async () => {
  const asked: unknown[] = [];
  openStaff({
    path: '/admin/license?tab=manual&number=308114',
    calls: {
      searchLicences: foundBy(() => [{ licenseNumber: '308114', companyName: 'The Gull' }]),
      saveLicence: async ({ params: { number: licenseNumber }, body: { companyName } }) => {
        asked.push(companyName);
        return ok({ licenseNumber, companyName, created: false });
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const name = screen.getByRole('textbox', { name: 'Company name *' });
  await userEvent.clear(name);
  await fill(name, 'The Lantern');
  await userEvent.click(screen.getByRole('button', { name: 'Save licence' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save the new name' }));
  await screen.findByRole('button', { name: 'Undo' });
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.keyboard('{Control>}zz{/Control}');
  await waitFor(() => expect(asked).toEqual(['The Lantern', 'The Gull']));
});
