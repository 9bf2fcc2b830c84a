import type { ReactNode } from 'react';
import type { ReleaseState } from 'shared-domain/contracts';
import { usePhone } from '../../data/calls/index.ts';
import { Small, Stack, Text } from '../../kit/layout/index.ts';
import { Card } from '../../kit/parts/index.ts';
import { momentOf, staffName } from '../../kit/product/index.ts';
import { isByItself, nameBeside } from './names.ts';

type Event = { app: string; at: string; text: ReactNode };

type Move = NonNullable<ReleaseState['moves']>[number];

/** A canary's share, or 'staff'. */
const shareText = (share: number): string => (share === 0 ? 'staff' : `${share}\u00a0%`);

/** '5.2.0 → 5.2.1', '5.2.2 staff → 10 %', '5.2.2 stepped back'. */
function stepText({ release, before, kind, share = 0 }: Move, shareBefore: number | undefined): string {
  const now = nameBeside(release, before);
  if (kind === 'retire') return `${release} retired`;
  if (kind === 'step-back') return `${now} stepped back`;
  if (kind === 'canary' && shareBefore !== undefined)
    return `${now} ${shareText(shareBefore)} → ${shareText(share)}`;
  if (kind === 'canary') return `${now} canary for ${shareText(share)}`;
  const step = before === undefined ? now : `${nameBeside(before, release)} → ${now}`;
  return `${kind === 'rollback' ? 'rolled back ' : ''}${step}`;
}

function moveText(move: Move, earlier: Move | undefined): string {
  const shareBefore = earlier?.kind === 'canary' ? earlier.share : undefined;
  const who = isByItself(move.by) ? 'automatically' : staffName(move.by);
  return `${stepText(move, shareBefore)}, ${who}${move.reason ? `: ${move.reason}` : ''}`;
}

/** One app's promotions, rollbacks and refusals. */
const eventsOf = ({ app, release, moves = [], refusals = [] }: ReleaseState): Event[] => [
  ...moves.map((move, place) => ({ app, at: move.at, text: moveText(move, moves[place + 1]) })),
  ...refusals.map((refused) => ({
    app,
    at: refused.at,
    text: `${nameBeside(refused.release, release)} refused: ${refused.reasons[0] ?? ''}`,
  })),
];

type ReleaseHistoryProps = { releases: readonly ReleaseState[]; shown?: number };

/** The latest promotions, rollbacks and refusals, by whom and why. */
export function ReleaseHistory({ releases, shown = 8 }: ReleaseHistoryProps) {
  const phone = usePhone();
  const events = releases
    .flatMap(eventsOf)
    .sort((one, other) => other.at.localeCompare(one.at))
    .slice(0, shown);
  if (phone || events.length === 0) return null;
  return (
    <Card title="History">
      <ul>
        {events.map(({ app, at, text }) => (
          <Stack as="li" columns="116px minmax(0, 1fr)" gap={12} pad="8 14" ruled breaks key={`${app} ${at}`}>
            <Small className="num">{momentOf(at)}</Small>
            <span>
              <Text as="b" weight={600}>
                {app}
              </Text>{' '}
              {text}
            </span>
          </Stack>
        ))}
      </ul>
    </Card>
  );
}
