import { useState } from 'react';
import type { CanaryState, ReleaseState } from 'shared-domain/contracts';
import { usePhone } from '../../data/calls/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Quiet, Row, Small, Stack, Text } from '../../kit/layout/index.ts';
import { Button, Card, countText, Question, Segmented } from '../../kit/parts/index.ts';
import { momentOf, staffName } from '../../kit/product/index.ts';
import styles from './canary.module.css';
import { CanaryMeasures } from './canary-measures.tsx';
import { InItsWay, isPassed } from './candidate-card.tsx';
import { Failures } from './failures.tsx';
import { isByItself, nameBeside } from './names.ts';

/** A step of a canary: begin, set the share, or end. */
export type CanaryStep =
  | { release?: string; share: number; staffFirst?: boolean }
  | { end: 'back' | 'everyone' };

const STAFF = { value: '0', label: 'Staff' };
const SHARES = ['1', '10', '50'].map((value) => ({ value, label: `${value} %` }));

/** A canary's current share as a step. */
export const shareOf = ({ share, staffFirst }: CanaryState): CanaryStep & { share: number } => ({
  share,
  ...(staffFirst ? { staffFirst } : {}),
});

function Share({ canary, onStep }: { canary: CanaryState; onStep: (step: CanaryStep) => void }) {
  const { share, staffFirst } = canary;
  return (
    <Row wrap gap={12}>
      <Text radius={4} clip inline>
        <svg
          width="120"
          height="8"
          viewBox="0 0 100 8"
          preserveAspectRatio="none"
          role="img"
          aria-label={`${share} % of visitors`}
        >
          <rect fill="var(--wholesale)" width="100" height="8" />
          <rect fill="var(--dtc)" width={share} height="8" />
        </svg>
      </Text>
      <Segmented
        label="Share of visitors"
        value={String(share)}
        options={staffFirst ? [STAFF, ...SHARES] : SHARES}
        onChange={(next) => next !== String(share) && onStep(shareOf({ ...canary, share: Number(next) }))}
      />
    </Row>
  );
}

/** The verdict on the worst measure, and each side's number of visits. */
function Verdict({ state: { release }, canary }: { state: ReleaseState; canary: CanaryState }) {
  const { ended, visits } = canary;
  const isBad = ended !== undefined || canary.state === 'worse';
  const tone = isBad ? 'error' : canary.state === 'early' ? 'warn' : 'ok';
  const title = ended
    ? `Stepped back ${isByItself(ended.by) ? 'automatically' : `by ${staffName(ended.by)}`}, ${momentOf(ended.at)}`
    : canary.title;
  return (
    <Row wrap gap="8 12" pad="10 16" surface={tone} className={styles.verdict} role="status">
      <Text fixed tone={tone}>
        <StaffIcon name={tone === 'error' ? 'alert' : tone === 'warn' ? 'clock' : 'done'} size={20} />
      </Text>
      <Text as="p" grow shrink>
        <Text as="b" tone={tone}>
          {title}
        </Text>
        <br />
        {ended?.reason ?? canary.sentence}
      </Text>
      <Stack as="dl" columns="auto auto" gap="0 16" size="xs">
        <Text as="dt" weight={600} className={styles.canaryMark}>
          {nameBeside(canary.release, release)}
        </Text>
        <Quiet as="dd" to="right" className="num">
          {countText(visits.canary)} visits
        </Quiet>
        <Text as="dt" weight={600}>
          {nameBeside(release, canary.release)}
        </Text>
        <Quiet as="dd" to="right" className="num">
          {countText(visits.live)} visits
        </Quiet>
      </Stack>
    </Row>
  );
}

type EarlyDialogProps = { name: string; canary: CanaryState; onGo: () => void; onStay: () => void };

/** Confirms promoting a canary whose comparison isn't complete, and names what is missing. */
function EarlyDialog({ name, canary, onGo, onStay }: EarlyDialogProps) {
  const missing = canary.measures
    .filter(({ state }) => state !== 'ok')
    .map(({ name: what, words }) => `${what}: ${words}`);
  return (
    <Question
      title={`Give ${name} to everyone?`}
      width={420}
      cancel="Keep the share"
      action="Go to everyone"
      onAct={onGo}
      onCancel={onStay}
    >
      <p>The comparison isn't complete. {missing.join('. ')}.</p>
    </Question>
  );
}

type ActionsProps = {
  app: string;
  name: string;
  canary: CanaryState;
  busy: boolean;
  onStep: (step: CanaryStep) => void;
};

/** 'Step back' and 'Go to everyone'. The primary one is what the figures suggest; going to everyone needs the publish gate. */
function Actions({ app, name, canary, busy, onStep }: ActionsProps) {
  const [asks, setAsks] = useState(false);
  const isWorse = canary.state === 'worse';
  const isSure = canary.measures.every(({ state }) => state === 'ok');
  const goOn = () => {
    setAsks(false);
    onStep({ end: 'everyone' });
  };
  return (
    <Row wrap gap={8} pad="10 16" ruled surface="raised" className={styles.foot}>
      {!isPassed(canary.gate) && (
        <Text as="div" full breaks>
          <b>It can't go to everyone yet.</b>
          <InItsWay gate={canary.gate} command={`canary -- ${app} check`} />
        </Text>
      )}
      <Small as="p" grow>
        Steps back automatically if errors double, orders halve or paint takes more than 2.5 s.
      </Small>
      <Button variant={isWorse ? 'primary' : 'plain'} busy={busy} onClick={() => onStep({ end: 'back' })}>
        <StaffIcon name="undo" size={16} />
        Step back
      </Button>
      {isPassed(canary.gate) && (
        <Button
          variant={isWorse ? 'plain' : 'primary'}
          busy={busy}
          onClick={() => (isSure ? goOn() : setAsks(true))}
        >
          Go to everyone
        </Button>
      )}
      {asks && <EarlyDialog name={name} canary={canary} onGo={goOn} onStay={() => setAsks(false)} />}
    </Row>
  );
}

type CanaryCardProps = {
  state: ReleaseState;
  canary: CanaryState;
  busy: boolean;
  onStep: (step: CanaryStep) => void;
};

/** A canary compared with the live release: share, verdict, five measures, actions; or why it stepped back. */
export function CanaryCard({ state, canary, busy, onStep }: CanaryCardProps) {
  const isPhone = usePhone();
  const { share, ended } = canary;
  const name = `${state.app} ${nameBeside(canary.release, state.release)}`;
  const actions = !ended && (
    <Actions app={state.app} name={name} canary={canary} busy={busy} onStep={onStep} />
  );
  return (
    <Card
      className={styles.card}
      title={`Canary: ${name}`}
      tag={
        <Small full>
          {`${staffName(canary.by)}, from ${momentOf(canary.since)}${share === 0 ? ', for staff only' : ''}`}
        </Small>
      }
      aside={!ended && <Share canary={canary} onStep={onStep} />}
    >
      <Verdict state={state} canary={canary} />
      {isPhone && actions}
      <CanaryMeasures canary={canary} />
      {!isPhone && actions}
      {ended && (
        <Row wrap gap={8} pad="10 16" ruled surface="raised" className={styles.foot}>
          <Small as="p" grow>
            For a day you can begin it again here, with a new comparison.
          </Small>
          <Button busy={busy} onClick={() => onStep({ release: canary.release, ...shareOf(canary) })}>
            Begin again
          </Button>
        </Row>
      )}
      {ended && canary.failures.length > 0 && <Failures failures={canary.failures} />}
    </Card>
  );
}
