import { type ReactNode, useState } from 'react';
import type { OrderDetailJson, OrderJson } from 'shared-domain/contracts';
import { promiseText } from 'shared-domain/delivery';
import { emptiesText } from 'shared-domain/kegs';
import { formatDollars } from 'shared-domain/money';
import { STATUS_LABELS } from 'shared-domain/orders';
import { Icon } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import { useMay, usePhone } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { Heading, Quiet, Row, Small } from '../../kit/layout/index.ts';
import { clockTime, dayMoment, shortDay } from '../../kit/moments/index.ts';
import { Facts, TextButton } from '../../kit/parts/index.ts';
import { staffName } from '../../kit/product/index.ts';
import styles from './facts.module.css';
import { Proof, proofSummary } from './proof.tsx';
import { Release } from './release.tsx';
import { Timeline } from './timeline.tsx';
import { timelineRows } from './timeline-rows.ts';

type Known = { order: OrderJson; detail: OrderDetailJson | undefined };

type FactsProps = Known & {
  /** Opens the change of the delivery; undefined if it can't be changed. */
  onDelivery: (() => void) | undefined;
};

type SectionProps = {
  title: string;
  /** Beside the title, if there is space. */
  aside?: string;
  summary: string;
  children: ReactNode;
};

/** A section of the sidebar; collapsible on a phone. */
function Section({ title, aside, summary, children }: SectionProps) {
  const isPhone = usePhone();
  const [open, setOpen] = useState(false);
  const isShown = !isPhone || open;
  return (
    <section className={styles.section} aria-label={title}>
      <Row justify="between" margin="0 0 6" className={styles.sectionHead}>
        {isPhone ? (
          <Row
            as="button"
            grow
            gap={8}
            justify="between"
            tall={44}
            pad={0}
            size="m"
            weight={600}
            aria-expanded={open}
            onClick={() => setOpen(!open)}
          >
            {title}
            {!open && (
              <Quiet end cut weight={400} aria-hidden="true">
                {summary}
              </Quiet>
            )}
            <Icon name={open ? 'up' : 'down'} size={18} />
          </Row>
        ) : (
          <>
            <Heading>{title}</Heading>
            {aside !== undefined && <Small>{aside}</Small>}
          </>
        )}
      </Row>
      {isShown && children}
    </section>
  );
}

const ENDINGS: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };

/** '4th order, $412.18 so far'; an order that doesn't count as sold has no number. */
function purchasesText({ orders, total, place }: OrderDetailJson['customerOrders']): string {
  const count = orders === 1 ? '1 order' : `${orders} orders`;
  const ordinals = new Intl.PluralRules('en-CA', { type: 'ordinal' });
  const which = place === undefined ? count : `${place}${ENDINGS[ordinals.select(place)]} order`;
  return `${which}, ${formatDollars(total)} so far`;
}

const RULES = { 'cut-off': 'the cut-off', minimum: 'the minimum' } as const;

/** 'The cut-off, by Piet Novak: the van is not loaded yet': the rules that staff waived, and why (ORDER-22). */
function waivedRulesText({ rules, weekday, reason, who }: NonNullable<OrderJson['passed']>): string {
  const passed = [...rules.map((rule) => RULES[rule]), ...(weekday ? ['the zone’s days'] : [])];
  const text = passed.join(' and ');
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}, by ${staffName(who)}: ${reason}`;
}

function Customer({ order, detail, onDelivery }: FactsProps) {
  const may = useMay();
  const facts: [string, ReactNode][] = [
    ['Name', order.customerName],
    ['Account', order.accountName],
    [
      'Licence',
      order.licenseNum && may('licenceFigures') ? (
        <Link to={paths.account(order.licenseNum)}>{order.licenseNum}</Link>
      ) : (
        order.licenseNum
      ),
    ],
    [
      'Email',
      <a key="email" href={`mailto:${order.customerEmail}`}>
        {order.customerEmail}
      </a>,
    ],
    ['Address', order.address],
    [
      'Delivery',
      order.delivery && (
        <Row as="span" key="delivery" wrap gap="0 10">
          {promiseText(order.delivery)}
          {onDelivery && (
            <TextButton onClick={onDelivery}>
              Change<span className="visually-hidden"> delivery</span>
            </TextButton>
          )}
        </Row>
      ),
    ],
    [
      'Parcel',
      order.tracking && (
        <a key="parcel" href={order.tracking.url} target="_blank" rel="noreferrer">
          {`${order.tracking.carrierName} ${order.tracking.number}`}
        </a>
      ),
    ],
    [
      'To confirm',
      order.waits && `By ${dayMoment(order.waits.until)}: set it to Processed, or it is cancelled then`,
    ],
    ['To release', order.held && <Release key="release" order={order} why={detail?.heldWhy} />],
    ['Waived', order.passed && waivedRulesText(order.passed)],
    ['Empties', order.collectEmpties && emptiesText(order.collectEmpties)],
    [order.delivery ? 'Details' : 'Delivery', order.deliveryDetails],
    [
      'Orders',
      <Link key="orders" to={paths.orders({ search: order.customerEmail })}>
        {detail ? purchasesText(detail.customerOrders) : 'All orders of this customer'}
      </Link>,
    ],
  ];
  return <Facts facts={facts} />;
}

/**
 * 'Hana Okafor, Vancouver': street, city and the rest are separated by commas; a keg order has a phone number instead.
 */
function whoAndWhere({ customerName, address }: OrderJson): string {
  const parts = address.split(', ');
  return parts.length > 2 ? `${customerName}, ${parts[1]}` : customerName;
}

/** Customer, timeline, and the site's versions at the time of the order. */
export function OrderFacts({ order, detail, onDelivery }: FactsProps) {
  const latest = timelineRows(order, detail).findLast(({ status }) => status !== undefined);
  const versions = Object.entries(order.composition ?? {}).map(([app, release]) => `${app} ${release}`);
  return (
    <Row
      as="aside"
      column
      align="stretch"
      pad="14 18"
      surface="raised"
      className={styles.side}
      aria-label="Customer and timeline"
    >
      <Section title="Customer" summary={whoAndWhere(order)}>
        <Customer order={order} detail={detail} onDelivery={onDelivery} />
      </Section>
      {detail?.proof && (
        <Section title="Proof of delivery" summary={proofSummary(detail.proof)}>
          <Proof id={order.id} proof={detail.proof} />
        </Section>
      )}
      <Section
        title="Timeline"
        aside={shortDay(order.orderDate)}
        summary={latest?.status ? `${clockTime(latest.at)}, ${STATUS_LABELS[latest.status]}` : ''}
      >
        <Timeline order={order} detail={detail} />
      </Section>
      {versions.length > 0 && (
        <Small as="p" pad="12 0 0" margin="auto 0 0" ruled breaks className={styles.versions}>
          Placed with {versions.join(', ')}
        </Small>
      )}
    </Row>
  );
}
