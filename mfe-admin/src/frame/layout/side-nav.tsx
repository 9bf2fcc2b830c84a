import { company } from 'shared-domain/company';
import { Link } from 'shared-ui/router';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Small, Text } from '../../kit/layout/index.ts';
import { clockTime } from '../../kit/moments/index.ts';
import { Dot } from '../../kit/parts/index.ts';
import { orders, type Place, useOpenPage, usePlaces } from '../places/index.ts';
import { useIsLive, usePending } from './live-orders.ts';
import styles from './side-nav.module.css';

/** A place as a link to its first page, marked on each of its pages. */
export function PlaceLink({ place, size, ...link }: { place: Place; size: number; className?: string }) {
  const isHere = useOpenPage().place.label === place.label;
  const pending = usePending();
  const waiting = place.pages.includes(orders) ? pending : 0;
  return (
    <Link {...link} to={place.pages[0]?.to ?? ''} aria-current={isHere ? 'page' : undefined}>
      <StaffIcon name={place.icon} size={size} />
      <span>{place.label}</span>
      {waiting > 0 && (
        <Text end pad="0 5" radius={9} size="xs" to="center" className={styles.count}>
          {waiting}
          <span className="visually-hidden"> pending</span>
        </Text>
      )}
    </Link>
  );
}

/** Whether live updates are on, and the business's local time. */
function Pulse({ now }: { now: Date }) {
  const isLive = useIsLive();
  return (
    <Small as="p" pad="10 10 4" ruled tight className={styles.pulse}>
      <Dot colour={isLive ? 'var(--hop)' : 'var(--switch-off)'} />{' '}
      {isLive ? 'Live updates on' : 'Live updates off'}
      <br />
      {company.timeZone}, {clockTime(now)}
    </Small>
  );
}

/** The eight places at the left, from 768 px. */
export function SideNav({ now }: { now: Date }) {
  return (
    <nav aria-label="Staff pages" className={styles.nav}>
      <ul>
        {usePlaces().map((place) => (
          <li key={place.label}>
            <PlaceLink place={place} size={17} className={styles.row} />
          </li>
        ))}
      </ul>
      <Pulse now={now} />
    </nav>
  );
}
