import { renderHook } from '@testing-library/react';
import { useReloadOnStep } from './tab-rows.tsx';

const follow = () => {
  const read = jest.fn();
  const { rerender } = renderHook(
    ({ step, isReading }: { step: string | null; isReading: boolean }) =>
      useReloadOnStep(step, isReading, read),
    { initialProps: { step: null, isReading: false } as { step: string | null; isReading: boolean } },
  );
  return { read, to: (step: string | null, isReading: boolean) => rerender({ step, isReading }) };
};

test('rows are reloaded at each step of the import', () => {
  const { read, to } = follow();
  expect(read).not.toHaveBeenCalled();
  to('applying 200', false);
  to('applying 400', false);
  expect(read).toHaveBeenCalledTimes(2);
});

test('steps during a reload cause one more reload when it has ended', () => {
  const { read, to } = follow();
  to('applying 200', true);
  to('applying 400', true);
  to('applying 600', true);
  expect(read).not.toHaveBeenCalled();
  to('applying 600', false);
  expect(read).toHaveBeenCalledTimes(1);
});

test('the last step is loaded even if the import ends before the reload', () => {
  const { read, to } = follow();
  to('applied 600', true);
  to(null, true);
  to(null, false);
  expect(read).toHaveBeenCalledTimes(1);
});
