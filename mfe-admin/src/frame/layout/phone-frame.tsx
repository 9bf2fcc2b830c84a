import { useSetAtom } from 'jotai';
import { type ReactNode, useState } from 'react';
import type { StaffSession } from 'shared-domain/contracts';
import { CompanyMark } from 'shared-ui/brand-marks';
import { IconButton } from 'shared-ui/button';
import { Icon } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import { paths } from '../address/index.ts';
import { paletteOpenAtom } from '../palette/index.ts';
import { useOpenPage, usePlaces } from '../places/index.ts';
import { DevBadge } from './header.tsx';
import { initialsOf } from './initials.ts';
import { MoreSheet } from './more-sheet.tsx';
import styles from './phone-frame.module.css';
import { PlaceLink } from './side-nav.tsx';

/** The frame on a phone: a header, a bottom bar of four places, and a sheet with the others. */
export function PhoneFrame({ staff, children }: { staff: StaffSession; children: ReactNode }) {
  const { page, place, isBelow } = useOpenPage();
  const places = usePlaces();
  const [more, setMore] = useState(false);
  const openPalette = useSetAtom(paletteOpenAtom);
  const initials = initialsOf(staff.email);
  return (
    <>
      <header className={styles.header}>
        <Link to={paths.dashboard} aria-label="Today">
          <CompanyMark size={24} />
        </Link>
        <p className={styles.name}>{isBelow || page === place.pages[0] ? place.label : page.label}</p>
        {staff.devMode && <DevBadge />}
        <IconButton label="Search" onClick={() => openPalette(true)}>
          <Icon name="search" size={22} />
        </IconButton>
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
        {places
          .filter(({ isInBar }) => isInBar)
          .map((one) => (
            <PlaceLink key={one.label} place={one} size={22} className={styles.tab} />
          ))}
        <button
          type="button"
          className={`${styles.tab} ${place.isInBar ? '' : styles.here}`}
          onClick={() => setMore(true)}
        >
          <Icon name="menu" size={22} />
          More
        </button>
      </nav>
      <MoreSheet open={more} staff={staff} onClose={() => setMore(false)} />
    </>
  );
}
