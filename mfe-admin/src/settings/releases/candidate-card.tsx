import { useEffect, useRef, useState } from 'react';
import type { CandidateState, PreviewJson, ReleaseState } from 'shared-domain/contracts';
import { Icon } from 'shared-ui/icons';
import { useChange, useNow, useToast } from '../../data/calls/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Row, Small, Stack, Text } from '../../kit/layout/index.ts';
import { Button, Card, Tag } from '../../kit/parts/index.ts';
import { momentOf, staffName } from '../../kit/product/index.ts';
import styles from './candidate.module.css';
import { previewPlace } from './candidate-link.tsx';
import { nameBeside } from './names.ts';

const MINUTE = 60_000;

/** A link is signed only on request, and recorded in the audit. */
function usePreviewLink(app: string, release: string) {
  const { send, isSending } = useChange('previewRelease');
  const toast = useToast();
  const now = useNow().getTime();
  const [created, setCreated] = useState<PreviewJson | null>(null);
  const left = created ? Date.parse(created.expires) - now : 0;
  const preview = left > 0 ? created : null;
  const ask = async () => {
    const result = await send({ params: { app }, body: { release } });
    if (result.ok) setCreated(result.data);
    else toast.failed(result.problem.title, result.problem.detail);
  };
  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link);
      toast.done('Preview link copied');
    } catch {
      toast.failed('The link could not be copied', link);
    }
  };
  return {
    preview,
    left,
    hasEnded: created !== null && left <= 0,
    busy: isSending,
    ask: () => void ask(),
    copy: (link: string) => void copy(link),
  };
}

type PreviewLinkProps = { app: string } & ReturnType<typeof usePreviewLink>;

/** Requests a preview link, then shows it to open or copy. */
function PreviewLink({ app, preview, busy, ask, copy }: PreviewLinkProps) {
  const copyButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // The focused button is gone.
    if (preview) copyButton.current?.focus();
  }, [preview]);
  if (!preview)
    return (
      <Button busy={busy} busyText="Signing..." aria-label={`Preview link of ${app}`} onClick={ask}>
        <StaffIcon name="link" size={16} />
        Preview link
      </Button>
    );
  return (
    <>
      <Row
        as="a"
        grow
        shrink
        gap={8}
        tall={32}
        pad="0 10"
        framed
        radius={8}
        surface="raised"
        tone="ink"
        className={styles.link}
        href={preview.link}
        target="_blank"
        rel="noreferrer"
      >
        <StaffIcon name="link" size={16} />
        <Text cut>{preview.link}</Text>
      </Row>
      <Button
        ref={copyButton}
        aria-label={`Copy the preview link of ${app}`}
        onClick={() => copy(preview.link)}
      >
        <Icon name="copy" size={15} />
        Copy
      </Button>
    </>
  );
}

/** A link's validity. */
function LinkNote({ preview, left, hasEnded }: ReturnType<typeof usePreviewLink>) {
  const minutes = Math.floor(left / MINUTE);
  return (
    <>
      {preview && (
        <Small as="p" className={styles.note}>
          Signed for one session each, ends in {minutes || 'less than 1'} min. Visitors of the link see a
          preview badge; no one else is affected.
        </Small>
      )}
      <Small as="p" className={styles.note} role="status">
        {hasEnded &&
          'The preview link has expired. Its visitors return to the live release on their next page.'}
      </Small>
    </>
  );
}

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
