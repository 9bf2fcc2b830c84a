import { type ReactNode, useCallback, useState } from 'react';
import type { OrderJson, TimelineEntry } from 'shared-domain/contracts';
import { STATUS_LABELS } from 'shared-domain/orders';
import { Icon } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import { clockTime, exactTime, shortDay } from '../moments/index.ts';
import { paths } from '../paths.ts';
import { useLoaded, usePhone, useStaff } from '../staff/index.ts';
import styles from './order-dialog.module.css';

/** A section at the right; on a phone a row that opens. */
function Section({ title, summary, children }: { title: string; summary: string; children: ReactNode }) {
  const isPhone = usePhone();
  const [open, setOpen] = useState(false);
  const isShown = !isPhone || open;
  return (
    <section className={styles.section} aria-label={title}>
      <div className={styles.sectionHead}>
        {isPhone ? (
          <button type="button" className={styles.opener} aria-expanded={open} onClick={() => setOpen(!open)}>
            {title}
            {!open && (
              <span className={styles.summary} aria-hidden="true">
                {summary}
              </span>
            )}
            <Icon name={open ? 'up' : 'down'} size={18} />
          </button>
        ) : (
          <h3>{title}</h3>
        )}
      </div>
      {isShown && children}
    </section>
  );
}

function Customer({ order }: { order: OrderJson }) {
  const facts: [string, ReactNode][] = [
    ['Name', order.customerName],
    ['Account', order.accountName],
    [
      'Licence',
      order.licenseNum && (
        <Link to={paths.licences({ tab: 'manual', number: order.licenseNum })}>{order.licenseNum}</Link>
      ),
    ],
    [
      'Email',
      <a key="email" href={`mailto:${order.customerEmail}`}>
        {order.customerEmail}
      </a>,
    ],
    ['Address', order.address],
    ['Delivery', order.deliveryDetails],
    [
      'Orders',
      <Link key="orders" to={paths.orders({ search: order.customerEmail })}>
        All of this customer
      </Link>,
    ],
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

const EVENTS: Readonly<Record<string, string>> = {
  placed: 'Order placed',
  paid: 'Paid',
  expired: 'Payment expired',
  refunded: 'Refunded',
  refund: 'Refund',
  mail: 'Mail',
  stock: 'Stock',
  payment: 'Payment',
};

const wordsOf = ({ event, from, to }: TimelineEntry): string => {
  if (event === 'status' && from && to) return `${STATUS_LABELS[from]} → ${STATUS_LABELS[to]}`;
  return EVENTS[event] ?? event.charAt(0).toUpperCase() + event.slice(1).replaceAll('-', ' ');
};

function Timeline({ entries }: { entries: readonly TimelineEntry[] }) {
  return (
    <ol className={styles.timeline}>
      {entries.map((entry) => (
        <li key={`${entry.at} ${entry.event} ${entry.detail ?? ''} ${entry.to ?? ''}`}>
          <span className={styles.event}>
            {wordsOf(entry)}
            <time dateTime={entry.at} title={exactTime(entry.at)}>
              {shortDay(entry.at)}, {clockTime(entry.at)}
            </time>
          </span>
          <span className={styles.detail}>{entry.detail ?? entry.who}</span>
        </li>
      ))}
    </ol>
  );
}

const MAIL_STATES = { sent: 'sent', failed: 'not delivered', queued: 'on its way' } as const;

/** How the order's two mails stand; the list does not know it, so the order is read anew. */
function Mails({ order }: { order: OrderJson }) {
  const staff = useStaff();
  const { id, updatedAt } = order;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed order may have sent its mails
  const load = useCallback((signal: AbortSignal) => staff.order(id, { signal }), [staff, id, updatedAt]);
  const mails = useLoaded(load).data?.mails;
  if (!mails) return null;
  return (
    <p className={styles.mails}>
      <span data-failed={mails.customer === 'failed' || undefined}>
        Confirmation {MAIL_STATES[mails.customer]}
      </span>
      ,{' '}
      <span data-failed={mails.business === 'failed' || undefined}>
        business notification {MAIL_STATES[mails.business]}
      </span>
    </p>
  );
}

/** Who ordered, all that happened to the order, and the versions of the site that made it. */
export function OrderFacts({ order }: { order: OrderJson }) {
  const latest = order.timeline?.at(-1);
  const versions = Object.entries(order.composition ?? {}).map(([app, release]) => `${app} ${release}`);
  return (
    <aside className={styles.aside} aria-label="Customer and timeline">
      <Section title="Customer" summary={order.customerName}>
        <Customer order={order} />
      </Section>
      <Section title="Timeline" summary={latest ? `${clockTime(latest.at)}, ${wordsOf(latest)}` : ''}>
        <Timeline entries={order.timeline ?? []} />
        <Mails order={order} />
      </Section>
      {versions.length > 0 && <p className={styles.versions}>Made with {versions.join(', ')}</p>}
    </aside>
  );
}
