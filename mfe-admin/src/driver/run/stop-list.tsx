import { CONFLICT_MESSAGES, emptiesOf } from 'shared-domain/driver';
import { KEG_SIZES } from 'shared-domain/kegs';
import { Icon } from 'shared-ui/icons';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import { clockTime } from '../../kit/moments/index.ts';
import { mapLinkOf, streetOf } from './address.ts';
import controls from './controls.module.css';
import { Primary, StopPlace, Waits, Warning } from './controls.tsx';
import type { RunSync, RunSyncState } from './run-sync.ts';
import styles from './stop-list.module.css';
import { closedAt, endText, loadOf, type StopView } from './stops.ts';

/** A finished run's summary. */
export function RunFinished({ views, sync }: { views: readonly StopView[]; sync: RunSync }) {
  const ahead = sync.read().copy?.ahead ?? 0;
  const times = views.flatMap((view) => closedAt(view, ahead) ?? []).sort((one, other) => one - other);
  const empties = KEG_SIZES.flatMap((size) => {
    const number = views.reduce((sum, { report }) => sum + (emptiesOf(report)[size] ?? 0), 0);
    return number > 0 ? [`${number} × ${size} L`] : [];
  });
  const [first, last] = [times[0], times.at(-1)];
  return (
    <Row as="section" column gap={8} pad="24 16" to="center" className={styles.over}>
      <Icon name="truck" size={72} />
      <h2>That was the last stop</h2>
      <p>
        {first !== undefined && last !== undefined && `${clockTime(first)} to ${clockTime(last)} · `}
        {views.filter(({ end }) => end !== 'refused').length} of {views.length} delivered
      </p>
      <p>{empties.length > 0 ? `Empties on the truck: ${empties.join(', ')}` : 'No empties on the truck'}</p>
    </Row>
  );
}

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
      {state.refused.map(({ id, name, text }) => (
        <Warning key={id}>
          <strong>{name}</strong> {text}
          <button type="button" onClick={() => sync.dismiss(id)}>
            OK
          </button>
        </Warning>
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

const Mark = ({ view: { end, place } }: { view: StopView }) => (
  <Stack as="span" middle fixed side={32} className={styles.mark} data-is={end}>
    {end === 'delivered' ? <Icon name="check" size={18} /> : end ? '!' : place}
  </Stack>
);

function StopRow({ view, ahead, onOpen }: { view: StopView; ahead: number; onOpen: () => void }) {
  const { stop, end, conflict, waiting } = view;
  const closed = closedAt(view, ahead);
  const below = conflict ? CONFLICT_MESSAGES[conflict] : `${streetOf(stop.address)} · ${loadOf(stop)}`;
  return (
    <Row
      as="button"
      gap={12}
      tall={60}
      pad="8 16"
      underlined
      to="left"
      className={styles.row}
      data-wrong={conflict}
      onClick={onOpen}
    >
      <Mark view={view} />
      <Row as="span" column grow shrink size="m" align="stretch">
        <Text as="strong" size="xl">
          {stop.name}
        </Text>
        <span>{end ? endText(view) : below}</span>
      </Row>
      <Row as="span" column align="end" fixed>
        {end ? <strong>{closed !== undefined && clockTime(closed)}</strong> : <Icon name="right" size={22} />}
        {waiting > 0 && <Waits number={waiting} />}
      </Row>
    </Row>
  );
}

function NextStop({ view, count, onOpen }: { view: StopView; count: number; onOpen: () => void }) {
  const { stop, place, conflict } = view;
  return (
    <Stack as="section" gap={4} pad="12 16 16" className={styles.next} aria-label={`Next stop, ${stop.name}`}>
      <StopPlace isNext place={place} count={count} />
      <h2>{stop.name}</h2>
      {conflict && <Warning>{CONFLICT_MESSAGES[conflict]}</Warning>}
      <p>{stop.address}</p>
      <p>{loadOf(stop)}</p>
      <Row gap={8} margin="8 0 0" align="stretch">
        <Primary onClick={onOpen}>Open stop</Primary>
        <a className={controls.secondary} href={mapLinkOf(stop.address)} target="_blank" rel="noreferrer">
          <StaffIcon name="map" size={22} /> Map
        </a>
      </Row>
    </Stack>
  );
}
