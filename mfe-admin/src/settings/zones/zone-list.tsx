import type { KeyboardEvent } from 'react';
import type { DeliveryPlanJson, ZoneJson } from 'shared-domain/contracts';
import { WEEKDAYS } from 'shared-domain/delivery';
import { Link } from 'shared-ui/router';
import { paths } from '../../frame/address/index.ts';
import { Row, Small, Stack, Text } from '../../kit/layout/index.ts';
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

type ZoneListProps = {
  zones: DeliveryPlanJson['zones'];
  /** The id of the zone whose form is open. */
  open: string | null;
  /** Undefined while loading. */
  accounts: ReadonlyMap<string, number> | undefined;
};

/** The zones with their cut-offs, weekdays and numbers of accounts. */
export function ZoneList({ zones, open, accounts }: ZoneListProps) {
  return (
    <ul aria-label="Zones" onKeyDown={goTo}>
      {zones.map((zone) => (
        <Text as="li" block ruled key={zone.id}>
          <Link
            to={paths.deliveryZone(zone.id)}
            replace={open !== null}
            preventScrollReset
            aria-current={zone.id === open || undefined}
            className={styles.zone}
          >
            <Stack as="span" columns="12px 1fr auto" gap="0 12" align="center" pad="9 24 11">
              <ZoneMark colour={zone.colour} />
              <b>{zone.name}</b>
              <span className="num">
                {accounts?.get(zone.id) ?? (accounts ? 0 : '')}
                <span className="visually-hidden"> accounts</span>
              </span>
              <Small as="small" className={styles.rest}>
                {cutOffText(zone.cutOff)}
              </Small>
              <ServedOn weekdays={zone.weekdays} />
            </Stack>
          </Link>
        </Text>
      ))}
    </ul>
  );
}

const ServedOn = ({ weekdays }: Pick<ZoneJson, 'weekdays'>) => (
  <Row
    as="span"
    gap={4}
    margin="4 0 0"
    to="center"
    tone="quiet"
    size="xs"
    weight={600}
    className={`${styles.rest} ${styles.served}`}
  >
    <span className="visually-hidden">{weekdays.map(weekdayName).join(', ')}</span>
    {WEEKDAYS.map((weekday) => (
      <span key={weekday} aria-hidden="true" data-on={weekdays.includes(weekday) || undefined}>
        {weekdayName(weekday)[0]}
      </span>
    ))}
  </Row>
);
