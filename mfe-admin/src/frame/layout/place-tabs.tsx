import { useEffect, useRef } from 'react';
import { Link } from 'shared-ui/router';
import { useCall } from '../../data/calls/index.ts';
import { useOpenPage, usePlaces } from '../places/index.ts';
import styles from './place-tabs.module.css';

/** The tabs of the open page's place, if it has more than one (STAFF-40); on a phone scrolled to the open one. */
export function PlaceTabs() {
  const { page, place, isBelow } = useOpenPage();
  const { pages: all = [] } = usePlaces().find(({ label }) => label === place.label) ?? {};
  const isAsked = all.some(({ whileAny }) => whileAny);
  const { data } = useCall('leads', { query: { limit: 1 } }, { enabled: isAsked });
  const hasLeads = data !== undefined && data.leads.length > 0;
  const pages = all.filter((one) => !one.whileAny || hasLeads || one === page);
  const open = pages.length > 1 && !isBelow ? pages.indexOf(page) : -1;
  const row = useRef<HTMLElement>(null);
  useEffect(() => {
    const tab = row.current?.children[open];
    if (row.current && tab instanceof HTMLElement)
      row.current.scrollLeft = tab.offsetLeft - (row.current.clientWidth - tab.offsetWidth) / 2;
  }, [open]);
  if (open < 0) return null;
  return (
    <nav ref={row} aria-label={place.label} className={styles.tabs}>
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
