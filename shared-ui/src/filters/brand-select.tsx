import { useId } from 'react';
import { Icon } from '../icons/index.ts';
import { useDraft } from '../search-field/index.ts';
import styles from './brand-select.module.css';

export type BrandSelectProps = {
  brands: readonly string[];
  /** '' for all of them. */
  value: string;
  onChange: (brand: string) => void;
};

/** The keg portal's 'Filter by Brand': one brewery or all. */
export function BrandSelect({ brands, ...props }: BrandSelectProps) {
  const id = useId();
  const [value, choose] = useDraft(props.value, props.onChange);
  return (
    <div className={styles.select}>
      <label htmlFor={id}>Filter by Brand</label>
      <span className={styles.box}>
        <select id={id} value={value} onChange={(event) => choose(event.target.value)}>
          <option value="">All brands</option>
          {brands.map((brand) => (
            <option key={brand} value={brand}>
              {brand}
            </option>
          ))}
        </select>
        <Icon name="down" size={18} className={styles.mark} />
      </span>
    </div>
  );
}
