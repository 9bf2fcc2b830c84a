import { useId, useRef } from 'react';
import type { ShopSort } from 'shared-domain/catalogue';
import { type Channel, isPackagingType, PACKAGING_LABELS } from 'shared-domain/products';
import {
  type Container,
  type FilterCount,
  type Only,
  type Refinement,
  refinementFromQuery,
  refinementParameters,
  SHOP_SORTS,
} from 'shared-domain/refinements';
import { Button } from '../button/index.ts';
import { FilterChecks } from '../filters/index.ts';
import { useSearchParams } from '../router/index.ts';
import styles from './filter-panel.module.css';
import { useFilterCounts } from './use-filter-counts.ts';
import type { ShopList } from './use-shop-list.ts';

const SORT_LABELS: Readonly<Record<ShopSort, string>> = {
  default: 'Offers first',
  name: 'Name',
  price: 'Price, lowest first',
  'price-down': 'Price, highest first',
  newest: 'Newest first',
  strength: 'Strength, strongest first',
  'strength-up': 'Strength, weakest first',
};
const CONTAINER_LABELS: Readonly<Record<Container, string>> = { can: 'Cans', bottle: 'Bottles', keg: 'Kegs' };
const ONLY_LABELS: Readonly<Record<Only, string>> = { 'in-stock': 'In stock', 'on-sale': 'On sale' };

const NONE = { sort: '', style: '', container: '', only: '' };

/** The address's refinement, and a way to change parts of it; a second change doesn't undo one that is on its way. */
function useRefined() {
  const [query, setQuery] = useSearchParams();
  const asked = useRef({ over: query, refinement: refinementFromQuery(query) });
  if (asked.current.over !== query) asked.current = { over: query, refinement: refinementFromQuery(query) };
  const refine = (part: Partial<Refinement>) => {
    asked.current.refinement = { ...asked.current.refinement, ...part };
    const next = new URLSearchParams(query);
    for (const [name, value] of Object.entries({
      ...NONE,
      ...refinementParameters(asked.current.refinement),
    })) {
      next.delete(name);
      if (value) next.set(name, value);
    }
    setQuery(next, { preventScrollReset: true });
  };
  return { refinement: refinementFromQuery(query), refine };
}

export type FilterPanelProps = { list: ShopList; channel: Channel; onClose: () => void };

/** A list's sorts and filters with the count of each option (LISTING-23, LISTING-24). */
export default function FilterPanel({ list, channel, onClose }: FilterPanelProps) {
  const { refinement, refine } = useRefined();
  const counts = useFilterCounts(list, channel, refinement);
  const { filters, change, category, total } = list;
  const isWholesale = channel === 'licensee';
  return (
    <section className={styles.panel} aria-label="Sort and filter">
      <div>
        <SortSelect value={refinement.sort} onChange={(sort) => refine({ sort })} />
        <Group
          legend="Show only"
          counts={counts?.only.filter(({ value }) => isWholesale || value === 'on-sale')}
          labels={ONLY_LABELS}
          chosen={refinement.only}
          onChange={(only) => refine({ only })}
        />
      </div>
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

function SortSelect({ value, onChange }: { value: ShopSort; onChange: (sort: ShopSort) => void }) {
  const id = useId();
  return (
    <div className={styles.sort}>
      <label htmlFor={id}>Sort</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value as ShopSort)}>
        {SHOP_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {SORT_LABELS[sort]}
          </option>
        ))}
      </select>
    </div>
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
