import type { ReactNode } from 'react';
import type { OrderListJson } from 'shared-domain/contracts';
import { PAYMENT_STATUSES } from 'shared-domain/orders';
import { CHANNELS, type Channel } from 'shared-domain/products';
import { Icon } from 'shared-ui/icons';
import { useTyped } from '../../address/index.ts';
import { StaffIcon } from '../../icons/index.ts';
import {
  Button,
  CHANNEL_NAMES,
  ChannelDot,
  Choice,
  Menu,
  paymentLabel,
  SearchBox,
  Segmented,
  Tag,
} from '../../parts/index.ts';
import { usePhone } from '../../staff/index.ts';
import { DaysMenu } from './days-menu.tsx';
import { isNarrowed, type OrderFilters } from './filters.ts';
import { summaryOf } from './summary.ts';
import styles from './toolbar.module.css';

type Change = (part: Partial<OrderFilters>) => void;

/** How long typing must rest before the API is asked, in milliseconds. */
const PAUSE = 250;

function Channels({ filters, onChange }: { filters: OrderFilters; onChange: Change }) {
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
      onChange={(channel) => onChange({ channel: channel === 'all' ? null : channel })}
    />
  );
}

function Payments({ filters, onChange }: { filters: OrderFilters; onChange: Change }) {
  return (
    <Choice
      label="Payment"
      value={filters.payment ?? ''}
      options={[
        { value: '', label: 'Payment' },
        ...PAYMENT_STATUSES.map((status) => ({ value: status, label: paymentLabel(status) })),
      ]}
      onChange={(value) => onChange({ payment: PAYMENT_STATUSES.find((status) => status === value) ?? null })}
    />
  );
}

function LookButton({
  filters,
  attention,
  onChange,
}: {
  filters: OrderFilters;
  attention: number;
  onChange: Change;
}) {
  return (
    <Button aria-pressed={filters.look} onClick={() => onChange({ look: !filters.look })}>
      {filters.look && <Icon name="check" size={15} />}
      Needs a look
      {attention > 0 && <Tag tone="error">{attention}</Tag>}
    </Button>
  );
}

/** What the dashboard counts, as a link of it has asked for; one press shows the others too. */
export const SoldButton = ({ filters, onChange }: { filters: OrderFilters; onChange: Change }) =>
  filters.sold ? (
    <Button
      aria-pressed
      title="Not cancelled, and paid where a payment is due: what the dashboard counts"
      onClick={() => onChange({ sold: false })}
    >
      <Icon name="check" size={15} />
      Sold
    </Button>
  ) : null;

/** Takes every filter away, where there is one. */
export const ClearFilters = ({ filters, onClear }: { filters: OrderFilters; onClear: () => void }) =>
  isNarrowed(filters) ? (
    <Button variant="quiet" onClick={onClear}>
      Clear filters
    </Button>
  ) : null;

/** Search and filters of the list; on a phone the filters are behind one button. */
export function Toolbar({
  filters,
  attention,
  list,
  views,
  end,
  onChange,
  onClear,
}: {
  filters: OrderFilters;
  attention: number;
  list: OrderListJson | undefined;
  /** Saved views; on a phone they are in the sheet of the filters. */
  views: ReactNode;
  /** What else stands in the row on a phone. */
  end?: ReactNode;
  onChange: Change;
  onClear: () => void;
}) {
  const { typed, type } = useTyped(filters.search, (search) => onChange({ search }), PAUSE);
  const isPhone = usePhone();
  const parts = { filters, onChange };
  const choices = (
    <>
      <Channels {...parts} />
      <DaysMenu {...parts} />
      <Payments {...parts} />
      <LookButton {...parts} attention={attention} />
      {isPhone && <SoldButton {...parts} />}
      {isPhone && <ClearFilters filters={filters} onClear={onClear} />}
    </>
  );
  return (
    <div className={styles.toolbar}>
      <SearchBox label="Order, customer, email" value={typed} onChange={type} />
      {isPhone ? (
        <Menu name="Filters" icon={<StaffIcon name="sliders" />} align="end">
          <div className={styles.sheet}>
            {views}
            {choices}
          </div>
        </Menu>
      ) : (
        choices
      )}
      {end}
      {!isPhone && list && (
        <p className={`num ${styles.summary}`} role="status">
          {summaryOf(list)}
        </p>
      )}
    </div>
  );
}
