import { useSetAtom } from 'jotai';
import { dayOf } from 'shared-domain/dates';
import { openFutureAtom } from 'shared-domain/state';
import { Icon } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import { paths } from '../../frame/address/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Row } from '../../kit/layout/index.ts';
import { clockTime, fullDay } from '../../kit/moments/index.ts';
import { staffLook } from '../../kit/tokens/index.ts';
import styles from './future-bar.module.css';

const SHOPS = [
  { to: '/shop', name: 'Wholesale' },
  { to: '/dtc', name: 'DTC' },
  { to: '/dtckegs', name: 'Kegs' },
] as const;

/** The future shop's bar on the shops' pages: the chosen moment, and links to the other shops and to the present. */
export default function FutureBar({ moment }: { moment: Date }) {
  const openFuture = useSetAtom(openFutureAtom);
  return (
    <aside className={`${staffLook} ${styles.bar}`} aria-label="Future shop">
      <Row as="p" gap={8}>
        <StaffIcon name="clock" size={17} />
        <span>
          As of <b>{`${fullDay(dayOf(moment))}, ${clockTime(moment.toISOString())}`}</b>, nothing can be
          ordered
        </span>
      </Row>
      <Row as="nav" gap={14} align="stretch" className={styles.shops} aria-label="Shops at that time">
        {SHOPS.map(({ to, name }) => (
          <Link key={to} to={to}>
            {name}
          </Link>
        ))}
      </Row>
      <Link to={paths.futureShop()}>Another time</Link>
      <button type="button" onClick={() => openFuture(null)}>
        <Icon name="close" size={16} />
        Back to now
      </button>
    </aside>
  );
}
