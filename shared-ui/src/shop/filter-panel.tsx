import { type Channel, isPackagingType, PACKAGING_LABELS } from 'shared-domain/products';
import type { Container, FilterCount, Only } from 'shared-domain/refinements';
import { Button } from '../button/index.ts';
import { FilterChecks } from '../filters/index.ts';
import styles from './filter-panel.module.css';
import { useFilterCounts } from './use-filter-counts.ts';
import { useRefined } from './use-refined.ts';
import type { ShopList } from './use-shop-list.ts';

const CONTAINER_LABELS: Readonly<Record<Container, string>> = { can: 'Cans', bottle: 'Bottles', keg: 'Kegs' };
const ONLY_LABELS: Readonly<Record<Only, string>> = { 'in-stock': 'In stock', 'on-sale': 'On sale' };

export type FilterPanelProps = { list: ShopList; channel: Channel; onClose: () => void };

/** A list's filters with counts (LISTING-24). */
export default function FilterPanel({ list, channel, onClose }: FilterPanelProps) {
  const { refinement, refine } = useRefined();
  const counts = useFilterCounts(list, channel, refinement);
  const { filters, change, category, total } = list;
  const isWholesale = channel === 'licensee';
  return (
    <section className={styles.panel} aria-label="Filters">
      <Group
        legend="Show only"
        counts={counts?.only.filter(({ value }) => isWholesale || value === 'on-sale')}
        labels={ONLY_LABELS}
        chosen={refinement.only}
        onChange={(only) => refine({ only })}
      />
      {isWholesale && category === undefined && (
        <Group
          legend="Packaging"
          counts={counts?.packaging}
          labels={PACKAGING_LABELS}
          chosen={filters.packagings}
          onChange={(chosen) => change({ packagings: chosen.filter(isPackagingType) })}
        />
      )}
      <Group
        legend="Container"
        counts={counts?.container}
        labels={CONTAINER_LABELS}
        chosen={refinement.containers}
        onChange={(containers) => refine({ containers })}
      />
      <Group
        legend="Brand"
        counts={counts?.brand}
        chosen={filters.brands}
        onChange={(brands) => change({ brands })}
      />
      <Group
        legend="Style"
        className={styles.styles}
        counts={counts?.style}
        chosen={refinement.styles}
        onChange={(chosen) => refine({ styles: chosen })}
      />
      <div className={styles.foot}>
        <Button variant="ghost" size="sm" onClick={list.clear}>
          Clear all
        </Button>
        <Button
          size="sm"
          onClick={onClose}
        >{`Show ${total === 1 ? '1 product' : `${total} products`}`}</Button>
      </div>
    </section>
  );
}

type GroupProps<Value extends string> = {
  legend: string;
  counts: readonly FilterCount[] | undefined;
  labels?: Readonly<Record<string, string>>;
  chosen: readonly Value[];
  onChange: (chosen: Value[]) => void;
  className?: string;
};

function Group<Value extends string>({
  legend,
  counts = [],
  labels,
  chosen,
  onChange,
  className,
}: GroupProps<Value>) {
  if (counts.length === 0) return null;
  return (
    <FilterChecks
      legend={legend}
      className={className ?? styles.group}
      options={counts.map(({ value, count }) => ({
        value: value as Value,
        label: (
          <>
            {labels?.[value] ?? value} <span className={styles.count}>{count}</span>
          </>
        ),
      }))}
      chosen={chosen}
      onChange={onChange}
    />
  );
}
