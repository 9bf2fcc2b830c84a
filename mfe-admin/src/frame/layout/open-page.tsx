import { useEffect, useRef } from 'react';
import { Navigate, Outlet } from 'react-router';
import { Link } from 'shared-ui/router';
import { useCall, useMay } from '../../data/calls/index.ts';
import { ButtonLink, Nothing, PageHead } from '../../kit/parts/index.ts';
import { dashboard, useOpenPage, usePlaces } from '../places/index.ts';
import styles from './place-tabs.module.css';

/** The tabs of the open page's place, if it has more than one (STAFF-40); on a phone scrolled to the open one. */
function PlaceTabs() {
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

/** The open page, if the role includes it (STAFF-26). Without a dashboard, `/admin` opens the role's first page. */
export function OpenPage() {
  const may = useMay();
  const { page } = useOpenPage();
  const home = usePlaces()[0]?.pages[0];
  if (may(page.needs))
    return (
      <>
        <PlaceTabs />
        <Outlet />
      </>
    );
  if (home && page === dashboard) return <Navigate to={home.to} replace />;
  return (
    <>
      <PageHead title={page.label} />
      <Nothing
        title="This page is not part of your role"
        action={
          home && (
            <ButtonLink variant="primary" to={home.to}>
              Go to {home.label}
            </ButtonLink>
          )
        }
      >
        An owner can change your role.
      </Nothing>
    </>
  );
}
