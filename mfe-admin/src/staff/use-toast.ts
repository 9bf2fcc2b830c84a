import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { showToastAtom } from 'shared-domain/state';

/** Toasts for staff; an error stays until it is closed. */
export function useToast() {
  const show = useSetAtom(showToastAtom);
  return useMemo(
    () => ({
      done: (title: string, description?: string) => show({ title, description, kind: 'success' }),
      failed: (title: string, description?: string) => show({ title, description, kind: 'error' }),
    }),
    [show],
  );
}
