import { useState } from 'react';
import type { RetentionJson } from 'shared-domain/contracts';
import { RETENTION_KINDS } from 'shared-domain/staff';
import { May, useCall } from '../../data/calls/index.ts';
import { Quiet, Row, Text } from '../../kit/layout/index.ts';
import { clockTime } from '../../kit/moments/index.ts';
import { Button, Card, CardNote, countText, Failed, WaitingRows } from '../../kit/parts/index.ts';
import { dueText, RETENTION_NAMES } from './labels.ts';
import { RetentionDialog } from './retention-dialog.tsx';

/** How long each kind is kept, and what is erased next (PRIVACY-6, PRIVACY-7). */
export function RetentionCard() {
  const { data, problem, refetch } = useCall('retention', {});
  const [isChanging, setChanging] = useState(false);
  return (
    <Card
      title="Retention"
      aside={
        data && (
          <May call="changeSettings">
            <Button onClick={() => setChanging(true)}>Change</Button>
          </May>
        )
      }
    >
      {problem && <Failed title="This could not be loaded" problem={problem} onRetry={refetch} />}
      {!data && !problem && <WaitingRows label="Loading..." widths={[160, 80]} rows={7} />}
      {data && <Kinds data={data} />}
      {data && isChanging && (
        <RetentionDialog retention={data.retention} onClose={() => setChanging(false)} />
      )}
    </Card>
  );
}

const Kinds = ({ data: { retention, due, at } }: { data: RetentionJson }) => (
  <>
    <CardNote>{dueText(due, clockTime(at))}</CardNote>
    <Text as="dl" pad="0 14 8">
      {RETENTION_KINDS.map((kind) => (
        <Row gap={12} justify="between" pad="7 0" ruled align="stretch" key={kind}>
          <dt>{RETENTION_NAMES[kind]}</dt>
          <Quiet as="dd">
            <span className="num">{countText(retention[kind])}</span> days
          </Quiet>
        </Row>
      ))}
    </Text>
  </>
);
