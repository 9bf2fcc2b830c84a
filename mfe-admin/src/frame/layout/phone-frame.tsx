import { useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router';
import type { StaffSession } from 'shared-domain/contracts';
import { CompanyMark } from 'shared-ui/brand-marks';
import { Icon } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import { useMay } from '../../data/calls/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { paths } from '../address/index.ts';
import { paletteOpenAtom } from '../palette/index.ts';
import { dashboard, furtherPlaces, nameOf, orders, type Place, places, products } from '../places/index.ts';
import { DevBadge } from './header.tsx';
import { initialsOf } from './initials.ts';
import { useOrderCounts } from './live-orders.ts';
import { MoreSheet } from './more-sheet.tsx';
import styles from './phone-frame.module.css';
import { PlaceLink } from './place-link.tsx';

function Tab({ place, count = 0 }: { place: Place; count?: number }) {
  return (
    <PlaceLink place={place} className={styles.tab}>
      <StaffIcon name={place.icon} size={22} />
      {count > 0 && (
        <span className={styles.count}>
          {count}
          <span className="visually-hidden"> pending </span>
        </span>
      )}
      {place.label}
    </PlaceLink>
  );
}

function TabButton(props: { onClick: () => void; icon: ReactNode; label: string; isHere?: boolean }) {
  const { onClick, icon, label, isHere = false } = props;
  return (
    <button type="button" className={`${styles.tab} ${isHere ? styles.here : ''}`} onClick={onClick}>
      {icon}
      {label}
    </button>
  );
}

/** The role's main pages, or else its first page. */
function useTabs(): readonly Place[] {
  const may = useMay();
  const tabs = [dashboard, orders, products].filter(({ needs }) => may(needs));
  return tabs.length > 0 ? tabs : places.filter(({ needs }) => may(needs)).slice(0, 1);
}

/** The frame on a phone: a header, a bottom bar, and a sheet with the other pages. */
export function PhoneFrame({ staff, children }: { staff: StaffSession; children: ReactNode }) {
  const { pathname } = useLocation();
  const { pending = 0 } = useOrderCounts();
  const tabs = useTabs();
  const [more, setMore] = useState(false);
  const openPalette = useSetAtom(paletteOpenAtom);
  const initials = initialsOf(staff.email);
  return (
    <>
      <header className={styles.header}>
        <Link to={paths.dashboard} aria-label="Dashboard">
          <CompanyMark size={24} />
        </Link>
        <p className={styles.name}>{nameOf(pathname)}</p>
        {staff.devMode && <DevBadge />}
        <button
          type="button"
          className={styles.account}
          aria-label={`${initials}, signed in as: ${staff.email}`}
          onClick={() => setMore(true)}
        >
          {initials}
        </button>
      </header>
      {children}
      <nav aria-label="Staff pages" className={styles.bar}>
        {tabs.map((place) => (
          <Tab key={place.to} place={place} count={place === orders ? pending : 0} />
        ))}
        <TabButton icon={<Icon name="search" size={22} />} label="Search" onClick={() => openPalette(true)} />
        <TabButton
          icon={<Icon name="menu" size={22} />}
          label="More"
          isHere={furtherPlaces.some(({ to }) => to === pathname)}
          onClick={() => setMore(true)}
        />
      </nav>
      <MoreSheet open={more} staff={staff} onClose={() => setMore(false)} />
    </>
  );
}
