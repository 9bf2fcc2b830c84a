import { Link } from '../router/index.ts';
import styles from './card-title.module.css';

/** A card's link or action. */
export type CardTarget = {
  /** Address of the product's page. */
  to?: string;
  /** Opens the product's dialog. */
  onOpen?: () => void;
};

type CardTitleProps = CardTarget & { id: string; level: 2 | 3; name: string };

/** The product's name, whose link or button covers the card below its other controls. */
export function CardTitle({ id, level, name, to, onOpen }: CardTitleProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <Heading className={styles.name} id={id}>
      {to ? (
        <Link className={styles.target} to={to}>
          {name}
        </Link>
      ) : onOpen ? (
        <button type="button" className={styles.target} aria-haspopup="dialog" onClick={onOpen}>
          {name}
        </button>
      ) : (
        name
      )}
    </Heading>
  );
}
