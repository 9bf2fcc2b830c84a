import { type ReactNode, Suspense, useId } from 'react';
import { IconButton } from 'shared-ui/button';
import { Icon } from 'shared-ui/icons';
import { Dialog, MuiTheme } from 'shared-ui/mui';
import { staffLook } from '../tokens/index.ts';
import styles from './staff-dialog.module.css';

const ON_PHONES = {
  full: styles.full,
  sheet: styles.sheet,
  plain: `${styles.sheet} ${styles.plain}`,
} as const;

interface StaffDialogProps {
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
}

type HeadProps = Pick<
  StaffDialogProps,
  'title' | 'picture' | 'tag' | 'beside' | 'isNumber' | 'context' | 'actions'
> & {
  /** Of the heading, which names the dialog. */
  id: string;
};

const Head = ({ id, title, picture, tag, beside, isNumber, context, actions }: HeadProps) => (
  <div className={styles.head}>
    {picture}
    <div className={styles.naming}>
      <div className={styles.titling}>
        <h2 id={id} className={isNumber ? styles.number : styles.title}>
          {title}
        </h2>
        {tag !== undefined && <span className={styles.tag}>{tag}</span>}
        {beside}
      </div>
      {context !== undefined && <div className={styles.context}>{context}</div>}
    </div>
    {Boolean(actions) && <div className={styles.actions}>{actions}</div>}
  </div>
);

/**
 * A staff dialog: heading (title, context, actions), a body that scrolls alone, a footer that says at the left what
 * will happen and has the buttons at the right. On a phone `full` fills the screen, `sheet` rises from the bottom; a
 * `plain` one has no heading there, for a sheet whose content speaks for itself.
 */
export function StaffDialog({
  open,
  foot,
  onClose,
  width = 520,
  phone = 'sheet',
  flush = false,
  children,
  ...head
}: StaffDialogProps) {
  const id = useId();
  if (!open) return null;
  return (
    <MuiTheme>
      <Suspense fallback={null}>
        <Dialog
          open
          aria-labelledby={id}
          onClose={onClose}
          width={width}
          className={staffLook}
          paperClassName={ON_PHONES[phone]}
        >
          <div className={styles.frame}>
            <Head {...head} id={id} />
            <div className={flush ? styles.flush : styles.body}>{children}</div>
            {foot !== undefined && <div className={styles.foot}>{foot}</div>}
          </div>
          {onClose && (
            <IconButton className={styles.close} label="Close" onClick={onClose}>
              <Icon name="close" size={22} />
            </IconButton>
          )}
        </Dialog>
      </Suspense>
    </MuiTheme>
  );
}
