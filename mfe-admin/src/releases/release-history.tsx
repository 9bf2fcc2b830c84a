import type { ReactNode } from 'react';
import type { ReleaseState } from 'shared-domain/contracts';
import { Card } from '../parts/index.ts';
import { momentOf, staffName } from '../products/index.ts';
import { usePhone } from '../staff/index.ts';
import { nameBeside } from './names.ts';
import styles from './release-history.module.css';

const SHOWN = 8;

type Event = { app: string; at: string; words: ReactNode };

const moveWords = ({ release, before, kind, by }: NonNullable<ReleaseState['moves']>[number]): string => {
  const now = nameBeside(release, before);
  const step = before === undefined ? now : `${nameBeside(before, release)} → ${now}`;
  return `${kind === 'rollback' ? 'rolled back ' : ''}${step}, ${staffName(by)}`;
};

/** What went live, was rolled back and was refused of one app. */
const eventsOf = ({ app, release, moves = [], refusals = [] }: ReleaseState): Event[] => [
  ...moves.map((move) => ({ app, at: move.at, words: moveWords(move) })),
  ...refusals.map((refused) => ({
    app,
    at: refused.at,
    words: `${nameBeside(refused.release, release)} refused: ${refused.reasons[0] ?? ''}`,
  })),
];

/** What went live, was rolled back and was refused lately, by whom and why. */
export function ReleaseHistory({ releases }: { releases: readonly ReleaseState[] }) {
  const phone = usePhone();
  const events = releases
    .flatMap(eventsOf)
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, SHOWN);
  if (phone || events.length === 0) return null;
  return (
    <Card title="What happened">
      <ul className={styles.happened}>
        {events.map(({ app, at, words }) => (
          <li key={`${app} ${at}`}>
            <span className="num">{momentOf(at)}</span>
            <span>
              <b>{app}</b> {words}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
