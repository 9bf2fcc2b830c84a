import { useId, useState } from 'react';
import type { LicenseeAllocationJson } from 'shared-domain/contracts';
import { isByLot, unitsText } from 'shared-domain/licences';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icons';
import styles from './allocation.module.css';
import { useAllocation } from './use-allocation.ts';

/** How units are shared: the rules before, the rounds and the seed after (ALLOCATION-6, ALLOCATION-10). */
export function HowShared({ id }: { id: string }) {
  const read = useAllocation(id);
  const titleId = useId();
  if (!read?.ok || read.data.kind !== 'shared' || read.data.state === 'cancelled') return null;
  const allocation = read.data;
  const { unit, units, draws } = allocation;
  return (
    <section className={styles.how} aria-labelledby={titleId}>
      <h2 id={titleId}>
        {draws ? `How the ${unitsText(units, unit)} were shared` : `How the ${unit}s are shared`}
      </h2>
      {draws ? <Rounds allocation={allocation} draws={draws} /> : <Rule allocation={allocation} />}
      <Seal allocation={allocation} />
    </section>
  );
}

function Rule({ allocation: { unit, words } }: { allocation: LicenseeAllocationJson }) {
  const cards = [
    [
      'Everyone asks',
      `Until ${words.closes}, each account says how many it would like. Asking early gives no advantage.`,
      [
        [2, 0],
        [4, 0],
        [1, 0],
        [5, 1],
        [3, 0],
        [1, 0],
      ],
    ],
    [
      'Round by round',
      `Each round gives one ${unit} to every account that still wants one.`,
      [
        [2, 0],
        [2, 0],
        [2, 0],
        [2, 1],
        [2, 0],
        [2, 0],
      ],
    ],
    [
      'The last round goes by lot',
      `When there are fewer ${unit}s left than accounts, the lot decides who gets one.`,
      [
        [2, 0],
        [3, 0],
        [2, 0],
        [3, 1],
        [2, 0],
        [3, 0],
      ],
    ],
  ] as const;
  return (
    <ol className={styles.cards}>
      {cards.map(([title, text, columns]) => (
        <li key={title}>
          <Columns columns={columns} />
          <h3>{title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

/** A drawing of accounts: `[units, whether it is you]` for each. */
function Columns({ columns }: { columns: readonly (readonly [number, number])[] }) {
  return (
    <svg viewBox="0 0 96 72" width="96" height="72" aria-hidden="true">
      {columns.map(([count, isYou], column) =>
        Array.from({ length: count }, (_, row) => (
          <rect
            key={`${column * 16}-${row * 10}`}
            x={column * 16}
            y={62 - row * 11}
            width="12"
            height="8"
            rx="2"
            fill={isYou ? 'var(--malt)' : 'var(--spruce-2)'}
          />
        )),
      )}
    </svg>
  );
}

type Draws = NonNullable<LicenseeAllocationJson['draws']>;

/** More accounts than this are drawn as a bar. */
const MAX_DOTS = 60;

function Rounds({ allocation, draws }: { allocation: LicenseeAllocationJson; draws: Draws }) {
  const { rounds = [], unit, mine } = allocation;
  if (
    rounds.at(-1) &&
    !rounds.some((round) => round.given < round.wanting) &&
    draws.every(({ asked, got }) => asked === got)
  )
    return <p>Everyone got what they asked for.</p>;
  return (
    <div className={styles.panel}>
      <p className={styles.legend} aria-hidden="true">
        <span>
          <i data-of="you" /> You
        </span>
        <span>
          <i data-of="got" /> Got a {unit}
        </span>
        <span>
          <i /> No {unit} this round
        </span>
      </p>
      {rounds.map((round, place) => {
        const number = place + 1;
        const byLot = isByLot(round);
        const amongThem = mine !== undefined && (draws[mine]?.got ?? 0) >= number;
        const said = `Round ${number}${byLot ? ', by lot' : ''}: ${round.given} of ${draws.length} accounts${amongThem ? ', you among them' : ''}`;
        return (
          <div key={round.left} className={styles.round}>
            <p>
              <strong>{`Round ${number}`}</strong>
              <span>{byLot ? 'By lot' : roundText(unit, round.wanting === draws.length)}</span>
            </p>
            <span className="visually-hidden">{said}</span>
            <Dots draws={draws} round={number} mine={mine} />
            <p className="num" aria-hidden="true">
              <strong>{round.given}</strong> {`of ${draws.length} accounts`}
              <span>{`${unitsText(round.left, unit)} left`}</span>
            </p>
          </div>
        );
      })}
    </div>
  );
}

const roundText = (unit: string, isForAll: boolean) =>
  `One ${unit} for everyone${isForAll ? '' : ' who still wanted one'}`;

/** One dot per account, in the same place in each round; a bar for many accounts. */
function Dots({ draws, round, mine }: { draws: Draws; round: number; mine: number | undefined }) {
  const got = draws.filter((draw) => draw.got >= round).length;
  if (draws.length > MAX_DOTS)
    return <progress className={styles.bar} max={draws.length} value={got} aria-hidden="true" />;
  return (
    <span className={styles.dots} aria-hidden="true">
      {draws.map((draw, place) => {
        const of =
          draw.got < round ? (place === mine ? 'you-not' : undefined) : place === mine ? 'you' : 'got';
        return <i key={`${place * 1}`} data-of={of} />;
      })}
    </span>
  );
}

function Seal({ allocation: { id, seal, seed } }: { allocation: LicenseeAllocationJson }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(seed ?? seal);
    setCopied(true);
    setTimeout(() => setCopied(false), 2_000);
  };
  return (
    <div className={styles.seal}>
      <Icon name="lock" />
      <div>
        <strong>{seed ? 'Check the lot yourself' : 'The lot was sealed before requests opened'}</strong>
        <code>{seed ? `Seed ${seed}` : `SHA-256 ${seal}`}</code>
        <p>
          {seed
            ? `Its SHA-256 matches the one shown from the start: ${seal.slice(0, 8)}…${seal.slice(-8)}`
            : 'We publish the seed when requests close. Anyone can then repeat the lot.'}
        </p>
      </div>
      {seed && (
        <a href={`/api/allocations/${id}/result`} target="_blank" rel="noreferrer">
          How to repeat the lot
        </a>
      )}
      <Button variant="outline" onClick={() => void copy()}>
        <Icon name="copy" size={18} />
        <span aria-live="polite">{isCopied ? 'Copied' : seed ? 'Copy seed' : 'Copy'}</span>
      </Button>
    </div>
  );
}
