import { useState } from 'react';
import { isRateUsed } from 'shared-domain/accounting';
import type { RateJson, RateRequest } from 'shared-domain/contracts';
import { type Day, dayOf, longDate } from 'shared-domain/dates';
import { CHANNELS, type Channel } from 'shared-domain/products';
import { Icon } from 'shared-ui/icons';
import { MuiTheme } from 'shared-ui/mui';
import { useCall, useChange, useNow, useToast } from '../../data/calls/index.ts';
import { Quiet, Row, Stack } from '../../kit/layout/index.ts';
import {
  Button,
  CHANNEL_NAMES,
  Failed,
  PageHead,
  PageIntro,
  Tag,
  WaitingRows,
} from '../../kit/parts/index.ts';
import { AddRateDialog } from './add-rate-dialog.tsx';
import { type RateRow, rateRows } from './rate-rows.ts';
import styles from './rates.module.css';
import { RehearsalDialog } from './rehearsal-dialog.tsx';

/** The rows that owners have added (RATE-2, RATE-3). */
function useRates() {
  const toast = useToast();
  const { data, problem, refetch } = useCall('rates', {});
  const adding = useChange('addRate', { answered: (saved) => ({ rates: () => saved }), topic: 'settings' });
  const withdrawing = useChange('withdrawRate', {
    answered: (saved) => ({ rates: () => saved }),
    topic: 'settings',
  });
  /** Resolves to the problem, or undefined once added. */
  const add = async (body: RateRequest, name: string) => {
    const result = await adding.send({ body });
    if (!result.ok) return result.problem;
    toast.done(`${name} added`, 'Rehearse it to see what it changes. It can be withdrawn until its day.');
    return undefined;
  };
  const withdraw = async (id: string, name: string) => {
    const result = await withdrawing.send({ params: { id } });
    if (result.ok) return toast.done(`${name} withdrawn`);
    toast.failed('Not withdrawn', result.problem.detail);
    refetch();
  };
  return { rates: data?.rates, problem, refetch, add, withdraw };
}

/** 'Rates' (RATE-1 to RATE-4): taxes and deposits by channel, and the rows that owners add to them. */
export default function RatesPage() {
  const { rates, problem, refetch, add, withdraw } = useRates();
  const today = dayOf(useNow());
  const [isAdding, setAdding] = useState(false);
  const [rehearsed, setRehearsed] = useState<RateRow | null>(null);
  if (problem) return <Failed title="The rates could not be loaded" problem={problem} onRetry={refetch} />;
  return (
    <MuiTheme>
      <PageHead
        title="Rates"
        actions={
          <Button variant="primary" onClick={() => setAdding(true)}>
            <Icon name="plus" size={16} />
            Add a rate
          </Button>
        }
      />
      <PageIntro>
        A new rate applies from its day on, in Vancouver. Orders that are already placed keep theirs.
      </PageIntro>
      {!rates && <WaitingRows label="Loading the rates..." widths={[160, 90]} rows={6} />}
      {rates &&
        CHANNELS.map((channel) => (
          <ChannelRates
            key={channel}
            {...{ channel, rates, today }}
            onRehearse={setRehearsed}
            onWithdraw={({ id, name }) => id !== undefined && void withdraw(id, name)}
          />
        ))}
      {isAdding && rates && (
        <AddRateDialog rates={rates} today={today} onAdd={add} onClose={() => setAdding(false)} />
      )}
      {rehearsed?.id !== undefined && (
        <RehearsalDialog id={rehearsed.id} title={titleOf(rehearsed)} onClose={() => setRehearsed(null)} />
      )}
    </MuiTheme>
  );
}

const titleOf = ({ name, amount, from }: RateRow): string =>
  `${name} ${amount} from ${from === null ? 'the start' : longDate(from)}`;

type ChannelRatesProps = {
  channel: Channel;
  rates: readonly RateJson[];
  today: Day;
  onRehearse: (row: RateRow) => void;
  onWithdraw: (row: RateRow) => void;
};

function ChannelRates({ channel, rates, today, onRehearse, onWithdraw }: ChannelRatesProps) {
  return (
    <Stack as="section" gap={8} pad="16 0" gutter aria-labelledby={channel}>
      <h2 id={channel}>{CHANNEL_NAMES[channel]}</h2>
      <ul className={styles.rows}>
        {rateRows(channel, rates).map((row) => {
          const isFuture = row.from !== null && !isRateUsed({ from: row.from }, today);
          const about = titleOf(row);
          return (
            <li key={row.key}>
              <span>
                <b>{row.name}</b>
                <Quiet as="small" block size="s">
                  {row.where}
                </Quiet>
              </span>
              <span className="num">{row.amount}</span>
              <span>
                {periodOf(row)} {isFuture && <Tag>Planned</Tag>}
              </span>
              <Row as="span" gap={8} justify="end" align="stretch">
                {isFuture && row.id !== undefined && (
                  <>
                    <Button aria-label={`Rehearse ${about}`} onClick={() => onRehearse(row)}>
                      Rehearse
                    </Button>
                    <Button variant="quiet" aria-label={`Withdraw ${about}`} onClick={() => onWithdraw(row)}>
                      Withdraw
                    </Button>
                  </>
                )}
              </Row>
            </li>
          );
        })}
      </ul>
    </Stack>
  );
}

function periodOf({ from, until }: RateRow): string {
  if (from !== null) return `From ${longDate(from)}`;
  return until === null ? '' : `Until ${longDate(until)}`;
}
