import type { ReactNode } from 'react';
import { type OrderStatus, type PaymentStatus, STATUS_LABELS } from 'shared-domain/orders';
import type { Channel } from 'shared-domain/products';
import { Icon } from 'shared-ui/icons';
import { Row } from '../layout/index.ts';
import styles from './badges.module.css';

/** The class that sets a status's colours: --status-bg, --status-fg and --status-dot. */
export const statusColours = (status: OrderStatus): string => styles[status] ?? '';

/** An order's status, in colour and always as text (ORDER-11); `word` for what else goes through the same steps. */
export const StatusBadge = ({ status, word }: { status: OrderStatus; word?: string }) => (
  <span className={`${styles.status} ${styles[status]}`}>
    <span className={styles.dot} />
    {word ?? STATUS_LABELS[status]}
  </span>
);

/** A small light. */
export const Dot = ({ colour }: { colour: string }) => (
  <span className={styles.dot} style={{ background: colour }} />
);

/** Whether what is shown follows the live events. */
export const LiveTag = ({ isLive }: { isLive: boolean }) => (
  <Tag tone={isLive ? 'ok' : 'error'}>
    <Dot colour={isLive ? 'var(--hop)' : 'var(--error-text)'} />
    {isLive ? 'Live' : 'Live updates off'}
  </Tag>
);

/** A status's dot, for tabs and buttons that have the text themselves. */
export const StatusDot = ({ status }: { status: OrderStatus }) => (
  <span className={`${styles.dot} ${styles[status]}`} />
);

export type Tone = 'plain' | 'info' | 'ok' | 'warn' | 'error' | 'malt';

/** A small label: 'Live', 'New', 'No ABV'. */
export const Tag = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <span className={`${styles.tag} ${styles[`tone-${tone}`]}`}>{children}</span>
);

export const CHANNEL_NAMES: Readonly<Record<Channel, string>> = {
  licensee: 'Wholesale',
  dtc: 'DTC',
  keg: 'Kegs',
};

/** A channel's mark, the same in legend, table, filter and chart. */
export const ChannelDot = ({ channel }: { channel: Channel }) => (
  <svg className={styles[`of-${channel}`]} width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
    {channel === 'licensee' && <rect x="1" y="1" width="10" height="10" rx="2.5" fill="currentColor" />}
    {channel === 'dtc' && <circle cx="6" cy="6" r="5.3" fill="currentColor" />}
    {channel === 'keg' && <path d="M6 0l6 6-6 6-6-6z" fill="currentColor" />}
  </svg>
);

/** Mark and name of a channel. */
export const ChannelMark = ({ channel }: { channel: Channel }) => (
  <Row as="span" inline gap={6} nowrap className={styles.channel}>
    <ChannelDot channel={channel} />
    {CHANNEL_NAMES[channel]}
  </Row>
);

const PAYMENTS = {
  pending: { label: 'Pending', icon: 'clock' },
  paid: { label: 'Paid', icon: 'check' },
  expired: { label: 'Expired', icon: 'clock' },
  refunded: { label: 'Refunded', icon: 'retry' },
} as const;

export const paymentLabel = (status: PaymentStatus): string => PAYMENTS[status].label;

/** A payment's state as plain text, so that it isn't mistaken for an order status; a dash if none is due. */
export function PaymentWord({ status }: { status: PaymentStatus | undefined }) {
  if (!status) return <span>{'–'}</span>;
  return (
    <Row as="span" inline gap={6} nowrap className={styles.payment}>
      <Icon name={PAYMENTS[status].icon} size={16} />
      {PAYMENTS[status].label}
    </Row>
  );
}
