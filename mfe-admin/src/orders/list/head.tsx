import type { SavedView } from 'shared-domain/contracts';
import { ORDER_STATUSES, type OrderStatus, STATUS_LABELS } from 'shared-domain/orders';
import { Icon } from 'shared-ui/icons';
import { May, usePhone } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { useIsLive } from '../../frame/layout/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Row, Text } from '../../kit/layout/index.ts';
import {
  Button,
  ButtonLink,
  countText,
  LiveTag,
  PageHead,
  StatusDot,
  WaitingCount,
} from '../../kit/parts/index.ts';
import { ViewsMenu } from '../../kit/views/index.ts';
import { ColumnChoice } from './column-choice.tsx';
import { type FilterUse, viewText } from './filters.ts';
import styles from './orders.module.css';
import { ClearFilters, SoldButton } from './toolbar.tsx';
import type { OrderList } from './use-orders.ts';
import type { Sound } from './use-sound.ts';

type StatusTabsProps = {
  counts: Record<string, number> | undefined;
  isLoading: boolean;
  chosen: OrderStatus | null;
  onChoose: (status: OrderStatus | null) => void;
};

/** 'All' and the five statuses, with counts under the other filters. */
function StatusTabs({ counts, isLoading, chosen, onChoose }: StatusTabsProps) {
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const tabs = [null, ...ORDER_STATUSES];
  return (
    <fieldset className={styles.tabs} aria-label="Status">
      {tabs.map((status) => (
        <Row
          key={status ?? 'all'}
          as="button"
          inline
          fixed
          gap={7}
          pad={0}
          size="s"
          weight={500}
          className={styles.tab}
          aria-pressed={status === chosen}
          onClick={() => onChoose(status)}
        >
          {status && <StatusDot status={status} />}
          {status ? STATUS_LABELS[status] : 'All'}{' '}
          {counts ? (
            <Text figures className={styles.count}>
              {countText((status ? counts[status] : all) ?? 0)}
            </Text>
          ) : (
            isLoading && <WaitingCount />
          )}
        </Row>
      ))}
    </fieldset>
  );
}

const DEFAULT_VIEWS: readonly SavedView[] = [
  { name: 'All orders', query: '' },
  { name: 'Paid, to pack', query: 'status=pending&payment=paid' },
  { name: 'Wholesale, to pack', query: 'status=pending&channel=licensee' },
  { name: 'Highest total', query: 'sort=-totalAmount' },
];

/** Turns the sound of new orders on and off. */
export function SoundButton({ on, toggle }: Sound) {
  const isPhone = usePhone();
  const label = on ? 'Sound on' : 'Sound off';
  return (
    <Button onClick={toggle} aria-pressed={on} aria-label={label}>
      {on ? <Icon name="bell" size={17} /> : <StaffIcon name="bell-off" size={17} />}
      {!isPhone && label}
    </Button>
  );
}

/** Saved views: filters, sort and columns by name. */
export const SavedViews = ({ filters, show }: FilterUse) => (
  <ViewsMenu list="orderViews" given={DEFAULT_VIEWS} here={viewText(filters)} onShow={show} />
);

/** Title, tools and tabs. On a phone the tools are in the toolbar. */
export function OrdersHead({ list, sound, ...use }: FilterUse & { list: OrderList; sound: Sound }) {
  const { filters, change } = use;
  const isPhone = usePhone();
  const isLive = useIsLive();
  const tools = (
    <>
      <May call="placeStaffOrder">
        <ButtonLink to={paths.newOrder()}>
          <Icon name="plus" size={16} />
          New order
        </ButtonLink>
      </May>
      <SoundButton {...sound} />
      <SavedViews {...use} />
      <ColumnChoice {...use} />
    </>
  );
  return (
    <PageHead
      title="Order Management"
      tag={!isPhone && <LiveTag isLive={isLive} />}
      actions={!isPhone && tools}
    >
      <Row justify="between" margin="0 -24" underlined className={styles.tabRow}>
        <StatusTabs
          counts={list.counts}
          isLoading={list.orders === undefined && list.isFetching}
          chosen={filters.status}
          onChoose={(status) => change({ status })}
        />
        {!isPhone && (
          <Row as="span" fixed gap={8} align="stretch">
            <SoldButton {...use} />
            <ClearFilters {...use} />
          </Row>
        )}
      </Row>
    </PageHead>
  );
}
