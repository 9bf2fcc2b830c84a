import { clsx } from 'clsx';
import { type CSSProperties, type FocusEventHandler, type Ref, useId, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../button/index.ts';
import { Icon } from '../icons/index.ts';
import styles from './dialog.module.css';
import { Modal } from './modal.tsx';
import type { DialogProps } from './props.ts';

/** Grows the sheet out of the clicked button, and sets the initial focus. */
function useEntrance(outer?: Ref<HTMLDivElement>) {
  const sheet = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const paper = sheet.current;
    if (!paper) return;
    const pressed = document.activeElement;
    if (pressed && pressed !== document.body) {
      const from = pressed.getBoundingClientRect();
      const to = paper.getBoundingClientRect();
      const x = from.left + from.width / 2 - to.left;
      const y = from.top + from.height / 2 - to.top;
      paper.style.transformOrigin = `${x}px ${y}px`;
    }
    (paper.querySelector<HTMLElement>('[data-autofocus]') ?? paper).focus();
  }, []);
  return (element: HTMLDivElement | null) => {
    sheet.current = element;
    if (typeof outer === 'function') outer(element);
    else if (outer) outer.current = element;
  };
}

/** `ref` and `onFocus` belong to the focus trap. */
type SheetProps = DialogProps & { ref?: Ref<HTMLDivElement>; onFocus?: FocusEventHandler };

function Sheet({
  title,
  description,
  onClose,
  width = 520,
  bare,
  above,
  className,
  children,
  ref,
  onFocus,
}: SheetProps) {
  const sheet = useEntrance(ref);
  const id = useId();
  return (
    <div
      ref={sheet}
      role="dialog"
      aria-modal="true"
      aria-labelledby={`${id}-title`}
      aria-describedby={description === undefined ? undefined : `${id}-description`}
      tabIndex={-1}
      onFocus={onFocus}
      className={clsx(styles.sheet, bare && styles.bare, className)}
      style={{ '--dialog-width': `${width}px` } as CSSProperties}
    >
      {above}
      <h2 id={`${id}-title`} className={bare ? 'visually-hidden' : styles.title}>
        {title}
      </h2>
      {description !== undefined && (
        <p id={`${id}-description`} className={styles.description}>
          {description}
        </p>
      )}
      {children}
      {onClose && (
        <IconButton className={styles.close} label="Close" onClick={onClose}>
          <Icon name="close" size={22} />
        </IconButton>
      )}
    </div>
  );
}

/** The dialog itself. */
export default function DialogSheet(props: DialogProps) {
  const backdrop = clsx(styles.backdrop, styles[props.backdrop ?? 'light']);
  return (
    <Modal className={styles.root} backdropClassName={backdrop} onClose={props.onClose}>
      <Sheet {...props} />
    </Modal>
  );
}
