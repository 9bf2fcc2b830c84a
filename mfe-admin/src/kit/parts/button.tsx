import type { ButtonHTMLAttributes, ComponentProps, MouseEvent, ReactNode, Ref } from 'react';
import { Link, type LinkProps } from 'shared-ui/router';
import { useDownload, useToast } from '../../data/calls/index.ts';
import styles from './button.module.css';

/** Takes the free room of a row, so that what follows stands at its end. */
export const Spacer = () => <span style={{ flex: 1 }} />;

/** A button's shortcut key, hidden on phones. */
export const Key = ({ children }: { children: string }) => <kbd className={styles.key}>{children}</kbd>;

/** A button that looks like a link. */
export const TextButton = (props: Omit<ComponentProps<'button'>, 'type' | 'className'>) => (
  <button type="button" className={styles.text} {...props} />
);

export const TextLink = (props: Omit<ComponentProps<typeof Link>, 'className'>) => (
  <Link className={styles.text} {...props} />
);

type Look = {
  /** `primary` at most once per page or dialog; `danger` for what can't be undone. */
  variant?: 'primary' | 'plain' | 'danger' | 'quiet';
};

export type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & {
    /** While true, shows `busyText` and ignores clicks, but keeps the focus. */
    busy?: boolean;
    busyText?: string;
    ref?: Ref<HTMLButtonElement>;
  };

const lookOf = (variant: Look['variant'] = 'plain') => `${styles.button} ${styles[variant]}`;

/** A dense button: 32 px high, 44 on a phone. */
export function Button({ variant, busy = false, busyText, onClick, children, ...native }: ButtonProps) {
  return (
    <button
      type="button"
      {...native}
      aria-busy={busy || undefined}
      aria-disabled={busy || native['aria-disabled']}
      className={lookOf(variant)}
      onClick={(event) => (busy ? event.preventDefault() : onClick?.(event))}
    >
      {busy && busyText !== undefined ? busyText : children}
    </button>
  );
}

/** A link that looks like a dense button. */
export function ButtonLink({ variant, ...link }: Look & Omit<LinkProps, 'className'>) {
  return <Link {...link} className={lookOf(variant)} />;
}

type ButtonAnchorProps = Look & {
  href: string;
  children: ReactNode;
  /** True for a file of the API; a file name for a data URL. */
  download?: boolean | string;
  onOpen?: () => void;
  'aria-label'?: string;
};

/**
 * A link to a file (PDF, CSV) that looks like a dense button. A download is fetched first, because the API may ask for a
 * passkey or refuse it.
 */
export function ButtonAnchor({ variant, href, download, onOpen, children, ...native }: ButtonAnchorProps) {
  const save = useDownload();
  const toast = useToast();
  const onClick = async (event: MouseEvent) => {
    onOpen?.();
    if (download !== true) return;
    event.preventDefault();
    if (!(await save(href)))
      toast.failed('Download failed', 'The file could not be fetched. Please try again.');
  };
  return (
    <a
      {...native}
      href={href}
      onClick={(event) => void onClick(event)}
      className={lookOf(variant)}
      download={download || undefined}
      {...(download ? {} : { target: '_blank', rel: 'noreferrer' })}
    >
      {children}
    </a>
  );
}

type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & { label: string };

/** An icon button; `label` is its accessible name and tooltip. */
export function IconButton({ label, children, ...native }: IconButtonProps) {
  return (
    <button type="button" {...native} aria-label={label} title={label} className={styles.icon}>
      {children}
    </button>
  );
}

type IconAnchorProps = Omit<ComponentProps<'a'>, 'className'> & { label: string };

/** A link of an icon alone, which opens in a new tab. */
export const IconAnchor = ({ label, href, children, ...native }: IconAnchorProps) => (
  <a
    {...native}
    href={href}
    target="_blank"
    rel="noreferrer"
    aria-label={label}
    title={label}
    className={styles.icon}
  >
    {children}
  </a>
);
