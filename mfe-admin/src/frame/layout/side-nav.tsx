import { company } from 'shared-domain/company';
import { useMay } from '../../data/calls/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { clockTime } from '../../kit/moments/index.ts';
import { dashboard, groups, orders, type Place } from '../places/index.ts';
import { useIsLive, useOrderCounts } from './live-orders.ts';
import { PlaceLink } from './place-link.tsx';
import styles from './side-nav.module.css';

function Row({ place }: { place: Place }) {
  const { pending = 0 } = useOrderCounts();
  const waiting = place === orders ? pending : 0;
  return (
    <li>
      <PlaceLink place={place} className={styles.row} title={place.label}>
        <StaffIcon name={place.icon} size={17} />
        <span className={styles.label}>{place.label}</span>
        {waiting > 0 && (
          <span className={styles.count}>
            {waiting}
            <span className="visually-hidden"> pending</span>
          </span>
        )}
      </PlaceLink>
    </li>
  );
}

/** Whether live updates are on, and the business's local time. */
function Pulse({ now }: { now: Date }) {
  const isLive = useIsLive();
  return (
    <p className={styles.pulse}>
      <span className={isLive ? styles.on : styles.off} />
      {isLive ? 'Live updates on' : 'Live updates off'}
      <br />
      {company.timeZone}, {clockTime(now)}
    </p>
  );
}

/** The navigation at the left: 208 px, a rail of icons between 768 and 1199 px. */
export function SideNav({ now }: { now: Date }) {
  const may = useMay();
  const shown = groups
    .map(({ title, places }) => ({ title, places: places.filter(({ needs }) => may(needs)) }))
    .filter(({ places }) => places.length > 0);
  return (
    <nav aria-label="Staff pages" className={styles.nav}>
      {may(dashboard.needs) && (
        <ul>
          <Row place={dashboard} />
        </ul>
      )}
      {shown.map(({ title, places }) => (
        <div key={title}>
          <p className={styles.title}>{title}</p>
          <ul>
            {places.map((place) => (
              <Row key={place.to} place={place} />
            ))}
          </ul>
        </div>
      ))}
      <Pulse now={now} />
    </nav>
  );
}
