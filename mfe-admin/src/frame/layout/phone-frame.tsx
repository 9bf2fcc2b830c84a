import { useSetAtom } from 'jotai';
import type { StaffSession } from 'shared-domain/contracts';
import { CompanyMark } from 'shared-ui/brand-marks';
import { IconButton } from 'shared-ui/button';
import { Icon } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import { Button, StaffDialog } from '../../kit/parts/index.ts';
import { paths } from '../address/index.ts';
import { paletteOpenAtom } from '../palette/index.ts';
import { useOpenPage, usePlaces } from '../places/index.ts';
import { useSignOut } from '../session/index.ts';
import { DevBadge } from './header.tsx';
import { initialsOf } from './initials.ts';
import styles from './phone-frame.module.css';
import { PlaceLink } from './side-nav.tsx';

type MoreSheetProps = { open: boolean; staff: StaffSession; onClose: () => void };

/** The account, Sign Out, and the places that aren't in the bottom bar. */
export function MoreSheet({ open, staff, onClose }: MoreSheetProps) {
  const { signOut, busy } = useSignOut();
  return (
    <StaffDialog open={open} title="More" phone="plain" onClose={onClose}>
      <Row gap={12} margin="0 -16 6" pad="10 16 14" underlined breaks>
        <Stack as="span" fixed middle side={40} radius={20} weight={600} surface="tint" aria-hidden="true">
          {initialsOf(staff.email)}
        </Stack>
        <Text as="p" grow>
          Signed in as: <br />
          <strong>{staff.email}</strong> {staff.role}
        </Text>
        <Button busy={busy} busyText="Signing out..." onClick={signOut}>
          Sign Out
        </Button>
      </Row>
      <ul>
        {usePlaces()
          .filter(({ isInBar }) => !isInBar)
          .map(({ label, icon, pages }) => (
            <li key={label}>
              <Link to={pages[0]?.to ?? ''} className={styles.place} onClick={onClose}>
                <Row as="span" gap={14} tall={50} size="l" weight={500}>
                  <StaffIcon name={icon} size={20} />
                  <Text grow>{label}</Text>
                  <Icon name="right" size={18} />
                </Row>
              </Link>
            </li>
          ))}
      </ul>
    </StaffDialog>
  );
}

/** A phone's header. */
export function PhoneHeader({ staff, onMore }: { staff: StaffSession; onMore: () => void }) {
  const { page, place, isBelow } = useOpenPage();
  const openPalette = useSetAtom(paletteOpenAtom);
  const initials = initialsOf(staff.email);
  return (
    <Row as="header" gap={10} pad="0 14" className={styles.header}>
      <Link to={paths.dashboard} aria-label="Today">
        <CompanyMark size={24} />
      </Link>
      <p className={styles.name}>{isBelow || page === place.pages[0] ? place.label : page.label}</p>
      {staff.devMode && <DevBadge />}
      <IconButton label="Search" onClick={() => openPalette(true)}>
        <Icon name="search" size={22} />
      </IconButton>
      <Text
        as="button"
        anchor
        fixed
        pad={0}
        radius={15}
        size="xs"
        className={styles.account}
        aria-label={`${initials}, signed in as: ${staff.email}`}
        onClick={onMore}
      >
        {initials}
      </Text>
    </Row>
  );
}

/** A phone's bottom bar of four places; the sheet behind More has the others. */
export function PhoneBar({ onMore }: { onMore: () => void }) {
  const { place } = useOpenPage();
  const places = usePlaces();
  return (
    <nav aria-label="Staff pages" className={styles.bar}>
      {places
        .filter(({ isInBar }) => isInBar)
        .map((one) => (
          <PlaceLink key={one.label} place={one} size={22} className={styles.tab} />
        ))}
      <button type="button" className={`${styles.tab} ${place.isInBar ? '' : styles.here}`} onClick={onMore}>
        <Icon name="menu" size={22} />
        More
      </button>
    </nav>
  );
}
