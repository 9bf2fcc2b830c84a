import { useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { dismissToastsAboutAtom, showToastAtom } from 'shared-domain/state';

/** Toasts for staff; an error stays until it is closed or, if it has a key, until `settled` is called with it. */
export function useToast() {
  const show = useSetAtom(showToastAtom);
  const settled = useSetAtom(dismissToastsAboutAtom);
  return useMemo(
    () => ({
      done: (title: string, description?: string, action?: { label: string; onAction: () => void }) =>
        show({ title, description, kind: 'success', ...(action ? { action } : {}) }),
      failed: (title: string, description?: string, key?: string) =>
        show({ title, description, kind: 'error', ...(key === undefined ? {} : { key }) }),
      settled,
    }),
    [show, settled],
  );
}
