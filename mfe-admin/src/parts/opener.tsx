import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Icon } from 'shared-ui/icons';
import { Button, type ButtonProps } from './button.tsx';

export interface OpenerProps {
  /** Names what it opens; the name of the button begins with it. */
  name: string;
  icon?: ReactNode;
  /** What the button says; without it the icon stands alone. */
  label?: string;
  align?: 'left' | 'right';
  variant?: ButtonProps['variant'];
  /** Without the arrow: the label says by itself that there is more. */
  bare?: boolean;
}

/** Where MUI hangs what a button opens: below it, at one of its ends. */
export const placeOf = (align: 'left' | 'right' = 'left') => ({
  anchorOrigin: { vertical: 'bottom', horizontal: align } as const,
  transformOrigin: { vertical: 'top', horizontal: align } as const,
});

/** A button that opens a menu or a panel, and what it hangs on while it is open. */
export function useOpener({ name, icon, label, variant, bare }: OpenerProps, popup: 'menu' | 'dialog') {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  /** The button keeps the focus until what it opens has loaded. */
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || anchor === null) return;
    event.stopPropagation();
    close();
  };
  const button = (
    <Button
      variant={variant}
      aria-haspopup={popup}
      aria-expanded={anchor !== null}
      aria-label={label === undefined ? name : undefined}
      onClick={(event) => setAnchor(event.currentTarget)}
      onKeyDown={closeOnEscape}
    >
      {icon}
      {label !== undefined && label !== name && <span className="visually-hidden">{name}: </span>}
      {label}
      {!bare && <Icon name="down" size={15} />}
    </Button>
  );
  return { anchor, button, close };
}
