import type { ReactNode } from 'react';
import { centsOf } from 'shared-domain/money';
import { PAYMENT_STATUSES } from 'shared-domain/orders';
import { CHANNELS, type Channel } from 'shared-domain/products';
import { Icon } from 'shared-ui/icons';
import { usePhone } from '../../data/calls/index.ts';
import { useTyped } from '../../frame/address/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Row, Small, Stack } from '../../kit/layout/index.ts';
import { dayInMonth } from '../../kit/moments/index.ts';
import {
  Button,
  CHANNEL_NAMES,
  ChannelDot,
  Choice,
  countText,
  InputField,
  Panel,
  paymentLabel,
  roundDollars,
  SearchBox,
  Segmented,
  Tag,
} from '../../kit/parts/index.ts';
import { type FilterUse, isNarrowed } from './filters.ts';
import styles from './toolbar.module.css';
import type { OrderList } from './use-orders.ts';

/** '264 orders, $53,792 before tax': totals of all matching orders. Revenue is counted as on the dashboard. */
function summaryOf({ total, isMore, revenue }: Pick<OrderList, 'total' | 'isMore' | 'revenue'>): string {
  if (isMore) return `More than ${countText(total)} orders`;
  const count = total === 1 ? '1 order' : `${countText(total)} orders`;
  return revenue === undefined ? count : `${count}, ${roundDollars(centsOf(revenue))} before tax`;
}

const rangeText = (from: string, to: string): string => {
  if (from && to) return `${dayInMonth(from)} to ${dayInMonth(to)}`;
  if (from) return `From ${dayInMonth(from)}`;
  return to ? `To ${dayInMonth(to)}` : 'Any date';
};

/** The range of order dates, both included; either end may be open. */
function DaysMenu({ filters, change }: Pick<FilterUse, 'filters' | 'change'>) {
  const { from, to } = filters;
  return (
    <Panel name="Dates" icon={<StaffIcon name="calendar" size={16} />} label={rangeText(from, to)}>
      <Stack gap={8} pad={6}>
        <InputField
          label="From"
          type="date"
          value={from}
          max={to || undefined}
          onChange={(event) => change({ from: event.target.value })}
        />
        <InputField
          label="To"
          type="date"
          value={to}
          min={from || undefined}
          onChange={(event) => change({ to: event.target.value })}
        />
        <Button variant="quiet" onClick={() => change({ from: '', to: '' })}>
          Any date
        </Button>
      </Stack>
    </Panel>
  );
}

type Filtering = Pick<FilterUse, 'filters' | 'change'>;

/** Debounce of typing before the API is called, in milliseconds. */
const PAUSE = 250;

function Channels({ filters, change }: Filtering) {
  const options = [
    { value: 'all' as const, label: 'All channels' },
    ...CHANNELS.map((channel) => ({
      value: channel,
      label: (
        <>
          <ChannelDot channel={channel} />
          {CHANNEL_NAMES[channel]}
        </>
      ),
    })),
  ];
  return (
    <Segmented<Channel | 'all'>
      label="Channel"
      value={filters.channel ?? 'all'}
      options={options}
      onChange={(channel) => change({ channel: channel === 'all' ? null : channel })}
    />
  );
}

function Payments({ filters, change }: Filtering) {
  return (
    <Choice
      label="Payment"
      value={filters.payment ?? ''}
      options={[
        { value: '', label: 'Payment' },
        ...PAYMENT_STATUSES.map((status) => ({ value: status, label: paymentLabel(status) })),
      ]}
      onChange={(value) => change({ payment: PAYMENT_STATUSES.find((status) => status === value) ?? null })}
    />
  );
}

function LookButton({ filters, change, attention }: Filtering & { attention: number }) {
  return (
    <Button aria-pressed={filters.look} onClick={() => change({ look: !filters.look })}>
      {filters.look && <Icon name="check" size={15} />}
      Needs a look
      {attention > 0 && <Tag tone="error">{attention}</Tag>}
    </Button>
  );
}

/** The dashboard's filter, shown while it is on. */
export const SoldButton = ({ filters, change }: Filtering) =>
  filters.sold ? (
    <Button
      aria-pressed
      title="Not cancelled, and paid if a payment is due, as counted on the dashboard"
      onClick={() => change({ sold: false })}
    >
      <Icon name="check" size={15} />
      Sold
    </Button>
  ) : null;

/** Clears every filter, if there is one. */
export const ClearFilters = ({ filters, clear }: Pick<FilterUse, 'filters' | 'clear'>) =>
  isNarrowed(filters) ? (
    <Button variant="quiet" onClick={clear}>
      Clear filters
    </Button>
  ) : null;

type ToolbarProps = FilterUse & {
  /** How many orders need attention. */
  attention: number;
  list: OrderList;
  /** Saved views; on a phone they are in the filter sheet. */
  views: ReactNode;
  /** More tools for the row on a phone. */
  end: ReactNode;
};

/** Search and filters. On a phone the filters are behind one button. */
export function Toolbar({ attention, list, views, end, ...use }: ToolbarProps) {
  const { filters, change } = use;
  const { typed, type } = useTyped(filters.search, (search) => change({ search }), PAUSE);
  const isPhone = usePhone();
  const choices = (
    <>
      <Channels {...use} />
      <DaysMenu {...use} />
      <Payments {...use} />
      <LookButton {...use} attention={attention} />
    </>
  );
  return (
    <Row anchor wrap gap={8} tall={53} pad="10 24" className={styles.toolbar}>
      <SearchBox label="Order, customer, email" value={typed} onChange={type} />
      {isPhone ? (
        <>
          <Panel name="Filters" icon={<StaffIcon name="sliders" />} align="right">
            <div className={styles.sheet}>
              {views}
              {choices}
              <SoldButton {...use} />
              <ClearFilters {...use} />
            </div>
          </Panel>
          {end}
        </>
      ) : (
        choices
      )}
      {!isPhone && list.orders && (
        <Small as="p" end nowrap className="num" role="status">
          {summaryOf(list)}
        </Small>
      )}
    </Row>
  );
}
