import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from 'shared-ui/icons';
import { Button, type ButtonProps } from './button.tsx';
import { CheckBox } from './check-box.tsx';
import styles from './menu.module.css';
import { RadioButton } from './radio-button.tsx';

/**
 * A button with a panel below it: filters, columns, choices. The panel closes on Escape, when the focus leaves it, on a
 * press outside and, where `children` is a function, when it calls `close`.
 */
export function Menu({
  name,
  icon,
  label,
  align = 'start',
  variant,
  bare = false,
  children,
}: {
  /** Names the panel; the name of the button begins with it. */
  name: string;
  icon?: ReactNode;
  /** What the button says; without it the icon stands alone. */
  label?: string;
  align?: 'start' | 'end';
  variant?: ButtonProps['variant'];
  /** Without the arrow: the label says by itself that there is more. */
  bare?: boolean;
  children: ReactNode | ((close: () => void) => ReactNode);
}) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  useEffect(() => {
    if (!open) return;
    const closeFromOutside = (event: Event) => {
      const target = event.target as Element;
      // A dialog that a choice of the menu has opened stands elsewhere in the page, and yet belongs to it.
      const dialog = target.closest('[role="dialog"]');
      const isOurs = dialog !== null && !dialog.contains(box.current);
      if (!isOurs && !box.current?.contains(target)) setOpen(false);
    };
    // On the element itself: a dialog around the menu hears Escape on its own layer, before React's handlers run.
    const element = box.current;
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    element?.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
      element?.removeEventListener('keydown', leave);
    };
  }, [open]);
  return (
    <div ref={box} className={styles.box}>
      <Button
        ref={button}
        variant={variant}
        aria-expanded={open}
        aria-label={label === undefined ? name : undefined}
        onClick={() => setOpen(!open)}
      >
        {icon}
        {label !== undefined && label !== name && <span className="visually-hidden">{name}: </span>}
        {label}
        {!bare && <Icon name="down" size={15} />}
      </Button>
      {open && (
        <fieldset className={`${styles.panel} ${styles[align]}`} aria-label={name}>
          {typeof children === 'function' ? children(close) : children}
        </fieldset>
      )}
    </div>
  );
}

/** One choice of a menu. */
export const MenuItem = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <button type="button" className={styles.item} onClick={onClick}>
    {children}
  </button>
);

/** A box to tick in a menu. */
export const MenuCheck = ({
  checked,
  onChange,
  children,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}) => (
  <label className={styles.item}>
    <CheckBox checked={checked} onChange={(event) => onChange(event.target.checked)} />
    {children}
  </label>
);

/** One of a few in a menu. */
export const MenuRadio = ({
  name,
  checked,
  onChange,
  children,
}: {
  /** Of the few, to the browser. */
  name: string;
  checked: boolean;
  onChange: () => void;
  children: ReactNode;
}) => (
  <label className={styles.item}>
    <RadioButton name={name} checked={checked} onChange={onChange} />
    {children}
  </label>
);
