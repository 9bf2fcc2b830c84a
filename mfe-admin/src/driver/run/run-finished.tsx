import { emptiesOf } from 'shared-domain/driver';
import { KEG_SIZES } from 'shared-domain/kegs';
import { Icon } from 'shared-ui/icons';
import { Row } from '../../kit/layout/index.ts';
import { clockTime } from '../../kit/moments/index.ts';
import type { RunSync } from './run-sync.ts';
import styles from './stop-list.module.css';
import { closedAt, type StopView } from './stops.ts';

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
