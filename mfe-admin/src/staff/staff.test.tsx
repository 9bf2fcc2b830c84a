import { act, renderHook, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Result } from 'shared-domain/client';
import { ok, openStaff, refusal } from '../testing/staff-world.tsx';
import { useLoaded } from './use-loaded.ts';

type Answer = Result<string>;

/** A reading whose answers a test gives when it likes. */
function readings() {
  const open: ((answer: Answer) => void)[] = [];
  const load = () => new Promise<Answer>((resolve) => open.push(resolve));
  const answer = (place: number, with_: Answer) => act(async () => open[place]?.(with_));
  return { load, answer };
}

test('what is read is loading first, then full; another reading keeps it until its answer is there', async () => {
  const { load, answer } = readings();
  const { result } = renderHook(() => useLoaded(load));
  expect(result.current.state).toBe('loading');
  await answer(0, ok('seven orders'));
  expect(result.current).toMatchObject({ state: 'full', data: 'seven orders', refreshing: false });
  act(() => result.current.reload());
  expect(result.current).toMatchObject({ state: 'full', data: 'seven orders', refreshing: true });
  await answer(1, ok('eight orders'));
  expect(result.current).toMatchObject({ data: 'eight orders', refreshing: false });
});

test('a reading again that fails leaves what is shown; a first one that fails says why', async () => {
  const { load, answer } = readings();
  const { result } = renderHook(() => useLoaded(load));
  await answer(0, refusal('network', 'No connection.'));
  expect(result.current).toMatchObject({ state: 'failed', problem: { detail: 'No connection.' } });
  act(() => result.current.reload());
  expect(result.current.state).toBe('loading');
  await answer(1, ok('seven orders'));
  act(() => result.current.reload());
  await answer(2, refusal('network', 'No connection.'));
  expect(result.current).toMatchObject({ state: 'full', data: 'seven orders' });
});

test('a late answer to an older question is dropped', async () => {
  const shipped = readings();
  const pending = readings();
  const { result, rerender } = renderHook(({ load }) => useLoaded(load), {
    initialProps: { load: shipped.load },
  });
  rerender({ load: pending.load });
  await pending.answer(0, ok('pending orders'));
  await shipped.answer(0, ok('shipped orders'));
  expect(result.current.data).toBe('pending orders');
});

test('Ctrl Z takes the last change back while its message is there, and once only', async () => {
  const asked: unknown[] = [];
  openStaff({
    path: '/admin/license?tab=manual&number=308114',
    staff: {
      licences: async () => ok({ licences: [{ licenseNumber: '308114', companyName: 'The Gull' }] }),
      saveLicence: async (licenseNumber, companyName) => {
        asked.push(companyName);
        return ok({ licenseNumber, companyName, created: false });
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const name = screen.getByRole('textbox', { name: 'Company name *' });
  await userEvent.clear(name);
  await userEvent.type(name, 'The Lantern');
  await userEvent.click(screen.getByRole('button', { name: 'Save licence' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save the new name' }));
  await screen.findByRole('button', { name: 'Undo' });
  (document.activeElement as HTMLElement | null)?.blur();
  await userEvent.keyboard('{Control>}zz{/Control}');
  await waitFor(() => expect(asked).toEqual(['The Lantern', 'The Gull']));
});
