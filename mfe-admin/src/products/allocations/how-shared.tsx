import { useState } from 'react';
import type { AllocationJson } from 'shared-domain/contracts';
import { drawLot, isByLot, sealOf, unitsText } from 'shared-domain/licences';
import { useToast } from '../../data/calls/index.ts';
import { Quiet, Row, Stack, Text } from '../../kit/layout/index.ts';
import { Button, Card, Tag } from '../../kit/parts/index.ts';
import styles from './allocations.module.css';

/** The rounds, and the lot with its seal, which staff can repeat here (ALLOCATION-5). */
export function HowShared({ allocation }: { allocation: AllocationJson }) {
  const { rounds, unit, units } = allocation;
  return (
    <Stack fit gap={16}>
      {rounds && (
        <Card title="How it was shared">
          <ol className={styles.rounds}>
            {rounds.map((round, place) => (
              <Stack
                as="li"
                columns="1fr auto"
                gap="4 8"
                pad="10 14"
                ruled
                key={round.left}
                data-lot={isByLot(round) || undefined}
              >
                <b>{`Round ${place + 1}${isByLot(round) ? ', by lot' : ''}`}</b>
                <span className="num">{unitsText(round.given, unit)}</span>
                <progress max={units} value={units - round.left} aria-hidden="true" />
                <Quiet as="small">{`${round.given} of ${round.wanting} accounts`}</Quiet>
                <Quiet as="small" to="right" figures>{`${round.left} left`}</Quiet>
              </Stack>
            ))}
          </ol>
        </Card>
      )}
      <Lot allocation={allocation} />
    </Stack>
  );
}

const Code = ({ children }: { children: string }) => (
  <Text as="code" block breaks className={styles.code}>
    {children}
  </Text>
);

function Lot({ allocation }: { allocation: AllocationJson }) {
  const { seal, seed } = allocation;
  const toast = useToast();
  const [found, setFound] = useState<'matches' | 'differs' | null>(null);
  const copy = async () => {
    await navigator.clipboard.writeText(seed ? `SHA-256 ${seal}\nSeed ${seed}` : `SHA-256 ${seal}`);
    toast.done('Copied');
  };
  const repeat = async () => setFound((await isAsDrawn(allocation)) ? 'matches' : 'differs');
  return (
    <Card
      title="The lot"
      tag={
        found && (
          <Tag tone={found === 'matches' ? 'ok' : 'error'}>
            {found === 'matches' ? 'Seed matches' : 'Differs'}
          </Tag>
        )
      }
    >
      <Stack gap={10} pad="0 14 14">
        <p>
          SHA-256, published at the start
          <Code>{seal}</Code>
        </p>
        {seed ? (
          <p>
            Seed, published when the units were shared
            <Code>{seed}</Code>
          </p>
        ) : (
          <p>The seed is shown once the units are shared.</p>
        )}
        <Row wrap gap={8} align="stretch">
          <Button onClick={() => void copy()}>{seed ? 'Copy both' : 'Copy'}</Button>
          {seed && <Button onClick={() => void repeat()}>Repeat the lot</Button>}
        </Row>
      </Stack>
    </Card>
  );
}

/** Whether the published seed has this seal, and draws the accounts in the order shown. */
async function isAsDrawn({ id, seed = '', seal, shares = [] }: AllocationJson): Promise<boolean> {
  const drawn = await drawLot(
    seed,
    id,
    shares.map(({ licenseNumber }) => licenseNumber),
  );
  const places = new Map(drawn.map(({ account }, place) => [account, place + 1]));
  return (
    (await sealOf(seed)) === seal &&
    shares.every(({ licenseNumber, drawn: place }) => places.get(licenseNumber) === place)
  );
}
