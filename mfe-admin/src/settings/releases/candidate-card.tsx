import type { CandidateState, ReleaseState } from 'shared-domain/contracts';
import { Row, Stack } from '../../kit/layout/index.ts';
import { Button, Card, Tag } from '../../kit/parts/index.ts';
import { momentOf, staffName } from '../../kit/product/index.ts';
import styles from './candidate.module.css';
import { previewPlace } from './candidate-link.tsx';
import { nameBeside } from './names.ts';
import { LinkNote, PreviewLink, usePreviewLink } from './preview-link.tsx';

type Gate = CandidateState['gate'];

/** The publish gate's verdict on a candidate. */
function Verdict({ gate }: { gate: Gate }) {
  if (!gate) return <Tag tone="warn">Not checked yet</Tag>;
  if (!gate.passed) return <Tag tone="error">Publish gate refused</Tag>;
  return gate.stale ? <Tag tone="warn">Needs another check</Tag> : <Tag tone="ok">Publish gate passed</Tag>;
}

/** Whether the publish gate passed a release beside what is live now. */
export const isPassed = (gate: Gate): boolean => !!gate?.passed && !gate.stale;

/** Why a release can't go live yet, and the command to run. The gate needs the sources, so it runs elsewhere. */
export function InItsWay({ gate, command }: { gate: Gate; command: string }) {
  if (isPassed(gate)) return null;
  if (gate && !gate.passed)
    return (
      <Stack as="ul" gap={4} tone="error">
        {gate.reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </Stack>
    );
  return (
    <p>
      {gate
        ? `It passed the publish gate ${momentOf(gate.at)}, against what was live then. Check it again against what is live now: `
        : 'The publish gate has not checked it yet: '}
      <code className={styles.command}>npm run {command}</code>
    </p>
  );
}

type CandidateCardProps = {
  state: ReleaseState;
  candidate: CandidateState;
  busy: boolean;
  onPromote: (state: ReleaseState, candidate: CandidateState) => void;
  onCanary: (state: ReleaseState, candidate: CandidateState) => void;
};

/** A candidate: the publish gate's verdict, a preview link, and Promote. */
export function CandidateCard({ state, candidate, busy, onPromote, onCanary }: CandidateCardProps) {
  const { app } = state;
  const { release, author, builtAt, gate } = candidate;
  const link = usePreviewLink(app, release);
  const name = nameBeside(release, state.release);
  return (
    <Card
      title={`Candidate: ${app} ${name}`}
      tag={<Verdict gate={gate} />}
      aside={`${staffName(author)}, ${momentOf(builtAt)}`}
    >
      <Stack fit gap={8} pad="4 14 12" breaks>
        <InItsWay gate={gate} command={`promote -- ${app} ${release}`} />
        <Row wrap gap={8} align="stretch" id={previewPlace(app)} tabIndex={-1} className={styles.actions}>
          <PreviewLink app={app} {...link} />
          {isPassed(gate) && (
            <Button
              busy={busy}
              aria-label={`Give to 10 % of visitors: ${app} ${name}`}
              onClick={() => onCanary(state, candidate)}
            >
              Give to 10 %
            </Button>
          )}
          {isPassed(gate) && (
            <Button
              busy={busy}
              busyText="Promoting..."
              aria-label={`Promote ${app} ${name}`}
              onClick={() => onPromote(state, candidate)}
            >
              Promote
            </Button>
          )}
        </Row>
        <LinkNote {...link} />
      </Stack>
    </Card>
  );
}
