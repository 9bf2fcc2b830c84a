import type { CSSProperties, ReactNode } from 'react';
import { type OrderStatus, type PaymentStatus, STATUS_LABELS } from 'shared-domain/orders';
import type { Channel } from 'shared-domain/products';
import { Icon } from 'shared-ui/icons';
import { Row } from '../layout/index.ts';
import styles from './badges.module.css';

/** A status's colours: --status-bg, --status-fg and --status-dot. */
export const statusColours = (status: OrderStatus) =>
  ({
    '--status-bg': `var(--${status}-bg)`,
    '--status-fg': `var(--${status}-fg)`,
    '--status-dot': `var(--${status}-dot)`,
  }) as CSSProperties;

/** An order's status, in colour and always as text (ORDER-11); `word` for what else goes through the same steps. */
export const StatusBadge = ({ status, word }: { status: OrderStatus; word?: string }) => (
  <span className={styles.status} style={statusColours(status)}>
    <span className={styles.dot} />
    {word ?? STATUS_LABELS[status]}
  </span>
);

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
export const StatusDot = ({ status }: { status: OrderStatus }) => <Dot colour={`var(--${status}-dot)`} />;

/** Each tone's frame, background and text. */
const TONES = {
  plain: ['line', 'paper', 'ink'],
  info: ['shipped-bg', 'shipped-bg', 'shipped-fg'],
  ok: ['ok-line', 'ok-bg', 'ok-text'],
  warn: ['warn-line', 'warn-bg', 'warn-text'],
  error: ['error-line', 'error-bg', 'error-text'],
  malt: ['primary', 'primary', 'primary-fg'],
} as const;
export type Tone = keyof typeof TONES;

/** A small label: 'Live', 'New', 'No ABV'. */
export function Tag({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) {
  const [borderColor, background, color] = TONES[tone].map((name) => `var(--${name})`);
  return (
    <span className={styles.tag} style={{ borderColor, background, color }}>
      {children}
    </span>
  );
}

export const CHANNEL_NAMES: Readonly<Record<Channel, string>> = {
  licensee: 'Wholesale',
  dtc: 'DTC',
  keg: 'Kegs',
};

const CHANNEL_COLOURS: Readonly<Record<Channel, string>> = { licensee: 'wholesale', dtc: 'dtc', keg: 'kegs' };

/** A channel's mark, the same in legend, table, filter and chart. */
export const ChannelDot = ({ channel }: { channel: Channel }) => (
  <svg
    color={`var(--${CHANNEL_COLOURS[channel]})`}
    width="12"
    height="12"
    viewBox="0 0 12 12"
    aria-hidden="true"
  >
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
