import { useSetAtom } from 'jotai';
import { useLocation } from 'react-router';
import { company } from 'shared-domain/company';
import type { StaffSession } from 'shared-domain/contracts';
import { CompanyMark } from 'shared-ui/brand-marks';
import { Icon } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import { Row, Text } from '../../kit/layout/index.ts';
import { paths } from '../address/index.ts';
import { paletteOpenAtom } from '../palette/index.ts';
import { dashboard, lastSegment, useOpenPage } from '../places/index.ts';
import { useSignOut } from '../session/index.ts';
import styles from './header.module.css';

/** The link above an open page: the page that it is below, or else the place, unless its name says the same. */
function useParent(last: string) {
  const { page, place, isBelow } = useOpenPage();
  const [first = page] = place.pages;
  if (isBelow && !page.kind) return page;
  const isFirst = first === dashboard || place.label.toLowerCase() === last;
  return isFirst ? undefined : { ...first, label: place.label };
}

/** Breadcrumb: admin, place or parent page, last path segment (STAFF-8). */
function Trail() {
  const { pathname } = useLocation();
  const last = lastSegment(pathname);
  const isHome = last === 'admin' || last === '';
  const parent = useParent(last);
  return (
    <Text as="nav" nowrap weight={500} aria-label="Breadcrumb" className={styles.trail}>
      <Row as="ol">
        <li>{isHome ? <span aria-current="page">admin</span> : <Link to={paths.dashboard}>admin</Link>}</li>
        {parent && (
          <li>
            <Link to={parent.to}>{parent.label}</Link>
          </li>
        )}
        {!isHome && (
          <li>
            <span aria-current="page">{last}</span>
          </li>
        )}
      </Row>
    </Text>
  );
}

/** The button that looks like a field and opens the palette. */
function SearchButton() {
  const open = useSetAtom(paletteOpenAtom);
  return (
    <Row
      as="button"
      gap={9}
      pad="0 9 0 11"
      radius={8}
      size="s"
      to="left"
      className={styles.search}
      onClick={() => open(true)}
      aria-keyshortcuts="Control+K"
    >
      <Icon name="search" size={17} />
      <Text cut grow>
        Search<span className={styles.jump}> or jump to</span>
      </Text>
      <span className={styles.key} aria-hidden="true">
        Ctrl K
      </span>
    </Row>
  );
}

export const DevBadge = () => (
  <Text fixed nowrap pad="0 7" radius={4} size="xs" weight={600} className={styles.dev}>
    Dev Mode
  </Text>
);

/** The header from 768 px: wordmark, breadcrumb, search, account. */
export function Header({ staff }: { staff: StaffSession }) {
  const { signOut, busy } = useSignOut();
  return (
    <header className={styles.header}>
      {/* A narrow header shows only the mark, so the link carries the name. */}
      <Link to={paths.dashboard} className={styles.wordmark} aria-label={company.name}>
        <Row as="span" gap={8} size="l" weight={600} nowrap>
          <CompanyMark size={24} />
          <Text className={styles.name}>{company.name}</Text>
        </Row>
      </Link>
      <Trail />
      <SearchButton />
      <Row gap={12} shrink className={styles.who}>
        {staff.devMode && <DevBadge />}
        <Text as="p" cut className={styles.email}>
          Signed in as:{' '}
          <Text as="strong" weight={600}>
            {staff.email}
          </Text>{' '}
          <span>{staff.role}</span>
        </Text>
        <Text
          as="button"
          fixed
          nowrap
          pad="0 11"
          radius={8}
          size="s"
          weight={600}
          className={styles.out}
          aria-disabled={busy}
          onClick={signOut}
        >
          {busy ? 'Signing out...' : 'Sign Out'}
        </Text>
      </Row>
    </header>
  );
}
