import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Icon } from 'shared-ui/icons';
import { Button, type ButtonProps } from './button.tsx';

export interface OpenerProps {
  /** The popup's name, with which the button's name begins. */
  name: string;
  icon?: ReactNode;
  /** The button's text; without it, only the icon. */
  label?: string;
  align?: 'left' | 'right';
  variant?: ButtonProps['variant'];
  /** Without an arrow. */
  bare?: boolean;
}

/** A button that opens a menu or panel, and the popup's anchor. */
export function useOpener({ name, icon, label, variant, bare }: OpenerProps, popup: 'menu' | 'dialog') {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  /** The button keeps the focus until the popup has loaded. */
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
