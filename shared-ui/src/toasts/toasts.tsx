import { clsx } from 'clsx';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { toastsAtom } from 'shared-domain/state';
import { ToastCard } from './toast.tsx';
import styles from './toasts.module.css';

/** Keeps the toasts exposed to screen readers while a dialog hides the rest. */
function keepHeard(region: HTMLElement): () => void {
  const observer = new MutationObserver(() => region.removeAttribute('aria-hidden'));
  observer.observe(region, { attributeFilter: ['aria-hidden'] });
  return () => observer.disconnect();
}

/**
 * The toasts, at most five, each announced. Stays mounted while empty, because a live region that appears with its text
 * isn't announced, and outside of the page, which dialogs hide from screen readers. `dense` is the staff area's look.
 */
export function Toasts({ dense = false }: { dense?: boolean }) {
  const toasts = useAtomValue(toastsAtom);
  const [body, setBody] = useState<HTMLElement | null>(null);
  useEffect(() => setBody(document.body), []);
  if (!body) return null;
  return createPortal(
    <section
      ref={keepHeard}
      className={clsx(styles.region, dense && styles.dense)}
      aria-label="Notifications"
      aria-live="polite"
    >
      <ol className={styles.list}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} dense={dense} />
        ))}
      </ol>
    </section>,
    body,
  );
}
