import type { AnchorHTMLAttributes } from 'react';
import { Link, type LinkProps } from '../router/index.ts';
import { type ButtonLook, lookOf } from './look.ts';

/** A link within the site that looks like a button. */
export function ButtonLink({
  variant,
  size,
  wide,
  onHead,
  className,
  ...link
}: ButtonLook & Omit<LinkProps, 'className'>) {
  return <Link {...link} className={lookOf({ variant, size, wide, onHead, className })} />;
}

/** A link to another site or a file that looks like a button. */
export function ButtonAnchor({
  variant,
  size,
  wide,
  onHead,
  className,
  children,
  ...anchor
}: ButtonLook & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'>) {
  return (
    <a {...anchor} className={lookOf({ variant, size, wide, onHead, className })}>
      {children}
    </a>
  );
}
