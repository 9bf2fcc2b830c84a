import { type ReactNode, useId } from 'react';
import { IconButton } from 'shared-ui/button';
import { Icon } from 'shared-ui/icons';
import { Dialog, MuiTheme } from 'shared-ui/mui';
import { Row } from '../../layout/index.ts';
import { staffLook } from '../../tokens/index.ts';
import { useCloseOnLeave } from '../guards.ts';
import styles from './dialog-frame.module.css';

const ON_PHONES = {
  full: styles.full,
  sheet: styles.sheet,
  plain: `${styles.sheet} ${styles.plain}`,
} as const;

export interface DialogFrameProps {
  title: string;
  /** Before the title, such as a product's picture. */
  picture?: ReactNode;
  /** Beside the title, such as a file's name; hidden on a phone. */
  tag?: ReactNode;
  /** Beside the title on every screen, such as a status. */
  beside?: ReactNode;
  /** Whether the title is an order number, to be set in lining figures. */
  isNumber?: boolean;
  /** Below the title, such as a status and a date. */
  context?: ReactNode;
  actions?: ReactNode;
  foot?: ReactNode;
  onClose?: () => void;
  width?: number;
  phone?: 'full' | 'sheet' | 'plain';
  /** Whether the address has opened it, so that browser Back closes it by itself. */
  inAddress?: boolean;
  /** No padding, for a body with its own columns. */
  flush?: boolean;
  children: ReactNode;
}

type HeadProps = Pick<
  DialogFrameProps,
  'title' | 'picture' | 'tag' | 'beside' | 'isNumber' | 'context' | 'actions'
> & { id: string };

const Head = ({ id, title, picture, tag, beside, isNumber, context, actions }: HeadProps) => (
  <Row wrap gap="8 16" tall={60} pad="14 64 14 20" underlined className={styles.head}>
    {picture}
    <div className={styles.naming}>
      <Row wrap gap="2 10">
        <h2 id={id} className={isNumber ? styles.number : styles.title}>
          {title}
        </h2>
        {tag !== undefined && <span className={styles.tag}>{tag}</span>}
        {beside}
      </Row>
      {context !== undefined && (
        <Row wrap gap="4 10" tone="quiet">
          {context}
        </Row>
      )}
    </div>
    {Boolean(actions) && (
      <Row wrap gap={6} end className={styles.actions}>
        {actions}
      </Row>
    )}
  </Row>
);

/** An open staff dialog: heading, scrolling body, footer. */
export default function DialogFrame({
  foot,
  onClose,
  width = 520,
  phone = 'sheet',
  flush = false,
  inAddress = false,
  children,
  ...head
}: DialogFrameProps) {
  const id = useId();
  useCloseOnLeave(onClose, inAddress);
  return (
    <MuiTheme>
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
          {foot !== undefined && (
            <Row wrap gap={8} tall={57} pad="10 20" ruled surface="raised" className={styles.foot}>
              {foot}
            </Row>
          )}
        </div>
        {onClose && (
          <IconButton className={styles.close} label="Close" onClick={onClose}>
            <Icon name="close" size={22} />
          </IconButton>
        )}
      </Dialog>
    </MuiTheme>
  );
}
