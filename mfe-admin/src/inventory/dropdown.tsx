import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../parts/index.ts';
import styles from './dropdown.module.css';

/** A button that opens a small sheet below it. Esc, a press beside it and leaving it by Tab close it. */
export function Dropdown({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLFieldSetElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!open) return;
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    window.addEventListener('pointerdown', press);
    return () => window.removeEventListener('pointerdown', press);
  }, [open]);
  return (
    <fieldset
      ref={root}
      className={styles.dropdown}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return;
        event.stopPropagation();
        setOpen(false);
        button.current?.focus();
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <Button ref={button} aria-expanded={open} onClick={() => setOpen(!open)}>
        {icon}
        {label}
      </Button>
      {open && <div className={styles.sheet}>{children}</div>}
    </fieldset>
  );
}
