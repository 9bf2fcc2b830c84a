import { useState } from 'react';
import type { RetentionJson } from 'shared-domain/contracts';
import { RETENTION_KINDS, type Retention, type RetentionKind } from 'shared-domain/staff';
import { May, useCall } from '../../data/calls/index.ts';
import { SettingsDialog } from '../../kit/form/index.ts';
import { Quiet, Row, Text } from '../../kit/layout/index.ts';
import { clockTime } from '../../kit/moments/index.ts';
import {
  Button,
  Card,
  CardNote,
  countText,
  Failed,
  NumberField,
  PageBody,
  PageHead,
  typedNumber,
  WaitingRows,
} from '../../kit/parts/index.ts';
import { FindPerson } from './find-person.tsx';
import { dueText, RETENTION_HINTS, RETENTION_NAMES } from './labels.ts';

const each = <Value,>(value: (kind: RetentionKind) => Value) =>
  Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, value(kind)])) as Record<RetentionKind, Value>;

/** Sets how long each kind is kept, in days (PRIVACY-6). */
const RetentionDialog = ({ retention, onClose }: { retention: Retention; onClose: () => void }) => (
  <SettingsDialog
    title="Days until erased"
    context="Personal data"
    initial={{ retention: each((kind) => String(retention[kind])) }}
    read={(typed) => ({ retention: each((kind) => typedNumber(typed.retention[kind])) })}
    current={{ retention: { ...retention } }}
    saved={() => 'Retention saved'}
    onClose={onClose}
  >
    {({ field }) =>
      RETENTION_KINDS.map((kind) => (
        <NumberField
          key={kind}
          label={`${RETENTION_NAMES[kind]} *`}
          maxLength={4}
          hint={RETENTION_HINTS[kind]}
          {...field(`retention.${kind}`)}
        />
      ))
    }
  </SettingsDialog>
);

/** How long each kind is kept, and what is erased next (PRIVACY-6, PRIVACY-7). */
function RetentionCard() {
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

/** 'Personal data': one person's data, and retention (PRIVACY-1, PRIVACY-7). */
export default function PersonalDataPage() {
  return (
    <>
      <PageHead title="Personal data" />
      <PageBody
        columns="minmax(0, 3fr) minmax(0, 2fr)"
        single="narrow-laptop"
        gap={16}
        align="start"
        pad="2 24 24"
      >
        <FindPerson />
        <RetentionCard />
      </PageBody>
    </>
  );
}
