import type { ReactNode } from 'react';
import { Dialog } from 'shared-ui/dialog';
import { staffLook } from '../tokens/index.ts';
import styles from './staff-dialog.module.css';

const ON_PHONES = {
  full: styles.full,
  sheet: styles.sheet,
  plain: `${styles.sheet} ${styles.plain}`,
} as const;

/**
 * A staff dialog: heading (title, context, actions), a body that scrolls alone, a footer that says at the left what
 * will happen and has the buttons at the right. On a phone `full` fills the screen, `sheet` rises from the bottom; a
 * `plain` one has no heading there, for a sheet whose content speaks for itself.
 */
export function StaffDialog({
  open,
  title,
  picture,
  tag,
  beside,
  isNumber = false,
  context,
  actions,
  foot,
  onClose,
  width = 520,
  phone = 'sheet',
  flush = false,
  children,
}: {
  open: boolean;
  title: string;
  /** Before the title, e.g. the product that it is about. */
  picture?: ReactNode;
  /** Beside the title, e.g. a file's name; hidden on a phone. */
  tag?: ReactNode;
  /** Beside the title on every screen, e.g. a status. */
  beside?: ReactNode;
  /** The title is a number (an order's): it is set in the plain type, with lining figures. */
  isNumber?: boolean;
  /** Below the title, e.g. a status badge and a date. */
  context?: ReactNode;
  actions?: ReactNode;
  foot?: ReactNode;
  onClose?: () => void;
  width?: number;
  phone?: 'full' | 'sheet' | 'plain';
  /** No padding round the body: it draws its own columns. */
  flush?: boolean;
  children: ReactNode;
}) {
  return (
    <Dialog
      open={open}
      title={title}
      onClose={onClose}
      width={width}
      bare
      backdrop="scrim"
      className={`${staffLook} ${styles.dialog} ${ON_PHONES[phone]}`}
    >
      <div className={styles.frame}>
        <div className={styles.head}>
          {picture}
          <div className={styles.naming}>
            <div className={styles.titling}>
              <p className={isNumber ? styles.number : styles.title} aria-hidden="true">
                {title}
              </p>
              {tag !== undefined && <span className={styles.tag}>{tag}</span>}
              {beside}
            </div>
            {context !== undefined && <div className={styles.context}>{context}</div>}
          </div>
          {Boolean(actions) && <div className={styles.actions}>{actions}</div>}
        </div>
        <div className={flush ? styles.flush : styles.body}>{children}</div>
        {foot !== undefined && <div className={styles.foot}>{foot}</div>}
      </div>
    </Dialog>
  );
}
