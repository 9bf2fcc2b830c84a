import { clsx } from 'clsx';
import { BrandCap } from '../brand-marks/index.ts';
import { useDraft } from '../search-field/index.ts';
import styles from './brand-chips.module.css';
import { toggled } from './toggled.ts';

export type BrandChipsProps = {
  /** In display order (shuffled, LISTING-9). */
  brands: readonly string[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
};

/** Toggles for breweries; on a phone one row that scrolls sideways. */
export function BrandChips({ brands, ...props }: BrandChipsProps) {
  const [chosen, choose] = useDraft(props.chosen, (next) => props.onChange([...next]), String);
  return (
    <fieldset className={styles.chips}>
      <legend className="visually-hidden">Filter by Brand</legend>
      {brands.map((brand) => (
        <button
          key={brand}
          type="button"
          className={clsx(styles.chip, chosen.includes(brand) && styles.on)}
          aria-pressed={chosen.includes(brand)}
          onClick={() => choose(toggled(chosen, brand))}
        >
          <BrandCap brand={brand} />
          {brand}
        </button>
      ))}
    </fieldset>
  );
}
