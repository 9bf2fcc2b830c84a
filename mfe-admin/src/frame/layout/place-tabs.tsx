import { Link } from 'shared-ui/router';
import { useOpenPage, usePlaces } from '../places/index.ts';
import styles from './place-tabs.module.css';

/** The tabs of the open page's place, if it has more than one (STAFF-40). */
export function PlaceTabs() {
  const { page, place, isBelow } = useOpenPage();
  const { pages = [] } = usePlaces().find(({ label }) => label === place.label) ?? {};
  if (pages.length < 2 || isBelow) return null;
  return (
    <nav aria-label={place.label} className={styles.tabs}>
      {pages.map((tab) => (
        <Link
          key={tab.to}
          to={tab.to}
          className={styles.tab}
          aria-current={tab === page ? 'page' : undefined}
        >
          {tab.label}
        </Link>
      ))}
    </nav>
  );
}
