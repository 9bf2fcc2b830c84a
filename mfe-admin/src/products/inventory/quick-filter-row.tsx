import { useDeferredValue, useMemo } from 'react';
import { QUICK_FILTERS, type QuickFilter, quickFilterCounts } from 'shared-domain/inventory';
import { Icon } from 'shared-ui/icons';
import { useNow } from '../../data/calls/index.ts';
import { Row, Small, Text } from '../../kit/layout/index.ts';
import styles from './quick-filter-row.module.css';
import { foundBy } from './use-found.ts';
import type { InventoryState } from './use-inventory.ts';

/** Quick filters, combined as OR. Each counts what it would list under the other filters. */
export function QuickFilterRow({ products, sorted, address: { view, filter } }: InventoryState) {
  const at = useNow();
  const shownView = useDeferredValue(view);
  const counts = useMemo(() => {
    if (!products) return null;
    const { filters } = shownView;
    const others = { ...filters, quickFilters: [], showHidden: true };
    return quickFilterCounts(foundBy(products, { ...shownView, filters: others }, at), filters.showHidden);
  }, [products, shownView, at]);
  const { quickFilters } = view.filters;
  const toggle = (id: QuickFilter) =>
    filter({
      quickFilters: quickFilters.includes(id)
        ? quickFilters.filter((each) => each !== id)
        : QUICK_FILTERS.map((each) => each.id).filter((each) => each === id || quickFilters.includes(each)),
    });
  return (
    <Row gap={12} justify="between" tall={42} pad="0 16" underlined surface="raised" className={styles.row}>
      <fieldset className={styles.pills} aria-label="Quick filters">
        {QUICK_FILTERS.map(({ id, label }) => (
          <Row
            key={id}
            as="button"
            inline
            fixed
            gap={5}
            pad="0 9"
            framed
            radius={13}
            surface="paper"
            size="xs"
            weight={500}
            tight
            nowrap
            className={styles.pill}
            aria-pressed={quickFilters.includes(id)}
            onClick={() => toggle(id)}
          >
            {quickFilters.includes(id) && <Icon name="check" size={14} weight={2.2} />}
            {label}{' '}
            <Text weight={600} figures>
              {counts ? counts[id] : <span className={styles.block} />}
            </Text>
          </Row>
        ))}
      </fieldset>
      <Small as="p" fixed figures className={styles.total} role="status">
        {products ? `${sorted.length} of ${products.length}` : <span className={styles.block} />}
      </Small>
    </Row>
  );
}
