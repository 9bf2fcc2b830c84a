import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from 'shared-ui/icons';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import styles from './sheet.module.css';

type SheetProps = { title: string; below?: string; onClose: () => void; children: ReactNode };

/** Pixels that a swipe must cover. */
const SWIPE_PX = 60;

/** A bottom sheet. Escape, the close button, a swipe down and the backdrop close it; focus returns to where it was. */
export function Sheet({ title, below, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const from = useRef<number | null>(null);
  const heading = useId();
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it, which the browser does.
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={({ target }) => target === dialog.current && onClose()}
    >
      <Row column gap={16} align="stretch">
        <Text
          as="div"
          anchor
          pad="28 60 0 0"
          className={styles.head}
          onPointerDown={({ clientY }) => {
            from.current = clientY;
          }}
          onPointerUp={({ clientY }) => {
            if (from.current !== null && clientY - from.current > SWIPE_PX) onClose();
            from.current = null;
          }}
        >
          <span className={styles.grip} />
          <h2 id={heading}>{title}</h2>
          {below && <p>{below}</p>}
          <Stack
            as="button"
            type="button"
            middle
            side={56}
            className={styles.cross}
            aria-label="Close"
            onClick={onClose}
          >
            <Icon name="close" size={26} />
          </Stack>
        </Text>
        {children}
      </Row>
    </dialog>
  );
}
