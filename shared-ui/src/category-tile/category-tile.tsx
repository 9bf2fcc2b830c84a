import { clsx } from 'clsx';
import type { Product } from 'shared-domain/products';
import { Icon } from '../icons/index.ts';
import { ProductArt } from '../product-art/index.ts';
import { Link } from '../router/index.ts';
import styles from './category-tile.module.css';

type Look = {
  /** '20L & 30L KEGS' */
  title: string;
  /** '5 kegs', 'Bottles/Cans' */
  note: string;
  ground: 'spruce' | 'sea' | 'barrel';
  /** One to three products shown on it. */
  products: readonly Product[];
};

/** A tile is a link, or toggles a filter. */
export type CategoryTileProps = Look & ({ to: string } | { selected: boolean; onSelect: () => void });

/** A category's tile with its products (PAGE-7). */
export function CategoryTile(props: CategoryTileProps) {
  const { title, note, ground, products } = props;
  const className = clsx(
    styles.tile,
    styles[ground],
    'selected' in props && props.selected && styles.selected,
  );
  const arts = (
    <span className={styles.arts}>
      {/* Drawn, because a photo's background would cover the tile's. */}
      {products.map(({ imageUrl: _photo, ...product }) => (
        <ProductArt key={product.id} product={product} className={styles.art} loading="eager" />
      ))}
    </span>
  );
  if ('to' in props) {
    return (
      <Link className={className} to={props.to}>
        {arts}
        <h2 className={styles.title}>{title}</h2>
        <p className={styles.note}>{note}</p>
      </Link>
    );
  }
  return (
    <button type="button" className={className} aria-pressed={props.selected} onClick={props.onSelect}>
      {props.selected ? (
        <span className={styles.tick} aria-hidden="true">
          <Icon name="check" size={16} weight={2.6} />
          Selected
        </span>
      ) : null}
      {arts}
      <span className={styles.title}>{title}</span>
      <span className={styles.note}>{note}</span>
    </button>
  );
}
