import type { KeyboardEvent } from 'react';
import type { DeliveryPlanJson, ZoneJson } from 'shared-domain/contracts';
import { WEEKDAYS } from 'shared-domain/delivery';
import { Link } from 'shared-ui/router';
import { paths } from '../../frame/address/index.ts';
import { weekdayName } from '../../kit/moments/index.ts';
import { ZoneMark } from '../../kit/parts/index.ts';
import { cutOffText } from './cut-off-text.ts';
import styles from './zones.module.css';

/** Up and Down open the zone above or below. */
function goTo(event: KeyboardEvent<HTMLUListElement>) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const links = [...event.currentTarget.querySelectorAll('a')];
  const next = links[links.indexOf(event.target as HTMLAnchorElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.click();
}

/** The zones with their cut-offs, weekdays and numbers of accounts. */
export function ZoneList({
  zones,
  open,
  accounts,
}: {
  zones: DeliveryPlanJson['zones'];
  /** The id of the zone whose form is open. */
  open: string | null;
  /** Undefined while loading. */
  accounts: ReadonlyMap<string, number> | undefined;
}) {
  return (
    <ul className={styles.zones} aria-label="Zones" onKeyDown={goTo}>
      {zones.map((zone) => (
        <li key={zone.id}>
          <Link
            to={paths.deliveryZone(zone.id)}
            replace={open !== null}
            preventScrollReset
            aria-current={zone.id === open || undefined}
            className={styles.zone}
          >
            <ZoneMark colour={zone.colour} />
            <b>{zone.name}</b>
            <span className="num">
              {accounts?.get(zone.id) ?? (accounts ? 0 : '')}
              <span className="visually-hidden"> accounts</span>
            </span>
            <small>{cutOffText(zone.cutOff)}</small>
            <ServedOn weekdays={zone.weekdays} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

const ServedOn = ({ weekdays }: Pick<ZoneJson, 'weekdays'>) => (
  <span className={styles.served}>
    <span className="visually-hidden">{weekdays.map(weekdayName).join(', ')}</span>
    {WEEKDAYS.map((weekday) => (
      <span key={weekday} aria-hidden="true" data-on={weekdays.includes(weekday) || undefined}>
        {weekdayName(weekday)[0]}
      </span>
    ))}
  </span>
);
