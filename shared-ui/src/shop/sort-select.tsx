import type { ShopSort } from 'shared-domain/catalogue';
import { SHOP_SORTS } from 'shared-domain/refinements';
import { Icon } from '../icons/index.ts';
import styles from './sort-select.module.css';
import type { PageSort } from './use-listing.ts';
import { useRefined } from './use-refined.ts';

const LABELS: Readonly<Record<ShopSort, string>> = {
  default: 'Offers first',
  name: 'Name',
  price: 'Price, lowest first',
  'price-down': 'Price, highest first',
  newest: 'Newest first',
  strength: 'Strength, strongest first',
  'strength-up': 'Strength, weakest first',
};

/** A list's sort (LISTING-23); `order` is the default. */
export function SortSelect({ order }: { order: PageSort }) {
  const { refinement, refine } = useRefined();
  return (
    <label className={styles.sort}>
      <span>Sort</span>
      <select value={refinement.sort} onChange={(event) => refine({ sort: event.target.value as ShopSort })}>
        {SHOP_SORTS.filter((sort) => sort !== order || sort === 'default').map((sort) => (
          <option key={sort} value={sort}>
            {LABELS[sort === 'default' ? order : sort]}
          </option>
        ))}
      </select>
      <Icon name="down" size={16} />
    </label>
  );
}
