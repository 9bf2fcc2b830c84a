import { CONFLICT_MESSAGES } from 'shared-domain/driver';
import { Icon } from 'shared-ui/icons';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Row, Text } from '../../kit/layout/index.ts';
import { clockTime } from '../../kit/moments/index.ts';
import { mapLinkOf, streetOf } from './address.ts';
import { classes } from './classes.ts';
import controls from './controls.module.css';
import type { RunSync, RunSyncState } from './run-sync.ts';
import styles from './stop-list.module.css';
import { closedAt, endText, loadOf, type StopView } from './stops.ts';

type StopListProps = {
  views: readonly StopView[];
  next: StopView | undefined;
  sync: RunSync;
  state: RunSyncState;
  onOpen: (stop: string) => void;
};

/** The run's stops. Only the next one has actions. */
export function StopList({ views, next, sync, state, onOpen }: StopListProps) {
  return (
    <>
      <h1 className="visually-hidden">All stops</h1>
      {state.refused.map(({ update, name, why }) => (
        <p key={update} className={controls.warning}>
          <strong>{name}</strong> {CONFLICT_MESSAGES[why]}
          <button type="button" onClick={() => sync.dismiss(update)}>
            OK
          </button>
        </p>
      ))}
      {views.length === 0 && (
        <Text as="p" pad="32 16">
          There are no stops on this run yet.
        </Text>
      )}
      <ol>
        {views.map((view) => (
          <li key={view.stop.orderId}>
            {view === next ? (
              <NextStop view={view} count={views.length} onOpen={() => onOpen('next')} />
            ) : (
              <StopRow view={view} ahead={state.copy?.ahead ?? 0} onOpen={() => onOpen(view.stop.orderId)} />
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

function Mark({ view: { end, place } }: { view: StopView }) {
  if (end === 'delivered')
    return (
      <span className={classes(styles.mark, styles.markDone)}>
        <Icon name="check" size={18} />
      </span>
    );
  return (
    <span className={classes(styles.mark, end !== undefined && styles.markWarn)}>{end ? '!' : place}</span>
  );
}

function StopRow({ view, ahead, onOpen }: { view: StopView; ahead: number; onOpen: () => void }) {
  const { stop, end, conflict, waiting } = view;
  const closed = closedAt(view, ahead);
  const below = conflict ? CONFLICT_MESSAGES[conflict] : `${streetOf(stop.address)} · ${loadOf(stop)}`;
  return (
    <button
      type="button"
      className={classes(styles.row, conflict !== undefined && styles.rowWarn)}
      onClick={onOpen}
    >
      <Mark view={view} />
      <Row as="span" column grow shrink size="m" align="stretch" className={styles.rowText}>
        <strong>{stop.name}</strong>
        <span>{end ? endText(view) : below}</span>
      </Row>
      <Row as="span" column align="end" fixed>
        {end ? <strong>{closed !== undefined && clockTime(closed)}</strong> : <Icon name="right" size={22} />}
        {waiting > 0 && (
          <Row as="span" inline gap={4} size="m" weight={600} className={controls.waits}>
            <Icon name="clock" size={16} /> {waiting} waiting
          </Row>
        )}
      </Row>
    </button>
  );
}

function NextStop({ view, count, onOpen }: { view: StopView; count: number; onOpen: () => void }) {
  const { stop, place, conflict } = view;
  return (
    <section className={styles.nextCard} aria-label={`Next stop, ${stop.name}`}>
      <p className={controls.place}>
        <span className={controls.badge}>Next stop</span> {place} of {count}
      </p>
      <h2>{stop.name}</h2>
      {conflict && <p className={controls.warning}>{CONFLICT_MESSAGES[conflict]}</p>}
      <p>{stop.address}</p>
      <p>{loadOf(stop)}</p>
      <div className={styles.nextActions}>
        <button type="button" className={controls.primary} onClick={onOpen}>
          Open stop
        </button>
        <a className={controls.secondary} href={mapLinkOf(stop.address)} target="_blank" rel="noreferrer">
          <StaffIcon name="map" size={22} /> Map
        </a>
      </div>
    </section>
  );
}
