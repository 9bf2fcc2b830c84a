import type { CandidateState, ReleaseState } from 'shared-domain/contracts';
import { Button, Card, Tag } from '../parts/index.ts';
import { momentOf, whoIs } from '../products/index.ts';
import styles from './candidate.module.css';
import { nameBeside } from './names.ts';
import { linkWords, PreviewLink, usePreviewLink } from './preview-link.tsx';
import { previewPlace } from './to-candidate.tsx';

type Gate = CandidateState['gate'];

/** What the publish gate said of a candidate, in two or three words. */
function Verdict({ gate }: { gate: Gate }) {
  if (!gate) return <Tag tone="warn">Not checked yet</Tag>;
  return gate.passed ? (
    <Tag tone="ok">Publish gate passed</Tag>
  ) : (
    <Tag tone="error">Publish gate refused</Tag>
  );
}

/** A release that waits: what the publish gate said of it, a link to look at it with, and the way to let it go live. */
export function CandidateCard({
  state,
  candidate,
  busy,
  onPromote,
}: {
  state: ReleaseState;
  candidate: CandidateState;
  busy: boolean;
  onPromote: (state: ReleaseState, candidate: CandidateState) => void;
}) {
  const { app } = state;
  const { release, author, builtAt, gate } = candidate;
  const link = usePreviewLink(app, release);
  const name = nameBeside(release, state.release);
  return (
    <Card
      title={`Candidate: ${app} ${name}`}
      tag={<Verdict gate={gate} />}
      aside={`${whoIs(author)}, ${momentOf(builtAt)}`}
    >
      <div className={styles.candidate}>
        {gate && !gate.passed && (
          <ul className={styles.reasons}>
            {gate.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
        {!gate && (
          <p>
            The publish gate has not looked at it yet: npm run promote -- {app} {release}
          </p>
        )}
        <div id={previewPlace(app)} tabIndex={-1} className={styles.ways}>
          <PreviewLink app={app} {...link} />
          {gate?.passed && (
            <Button
              busy={busy}
              busyText="Promoting..."
              aria-label={`Promote ${app} ${name}`}
              onClick={() => onPromote(state, candidate)}
            >
              Promote
            </Button>
          )}
        </div>
        {link.preview && <p className={styles.note}>{linkWords(link.preview)}</p>}
      </div>
    </Card>
  );
}
