import { useState } from 'react';
import { ID_CHECKS, type IdCheck } from 'shared-domain/runs';
import styles from './lines.module.css';
import proof from './proof.module.css';
import { Choices } from './reasons.tsx';
import { SignatureSheet } from './signature-sheet.tsx';
import { provenOf, type StopView } from './stops.ts';
import type { Draft } from './stored-run.ts';

type ProofProps = {
  view: StopView;
  draft: Draft;
  isLocked: boolean;
  onChange: (part: Partial<Draft>) => void;
};

const ID_LABELS: Readonly<Record<IdCheck, string>> = {
  checked: '19 or over',
  refused: 'Refused or under 19',
};

/** ID check and signature of a stop, none of which needs a network (DRIVER-16, DRIVER-17). */
export function Proof({ view, draft, isLocked, onChange }: ProofProps) {
  const [isSigning, setSigning] = useState(false);
  const { signed, idCheck } = provenOf(view);
  const isSigned = draft.signature !== undefined || signed;
  if (isLocked && !signed && !idCheck) return null;
  return (
    <section aria-label="Proof of delivery">
      {view.stop.needsIdCheck && !isLocked && (
        <div className={proof.check}>
          <Choices
            legend="Is the recipient 19 or over? Check their ID."
            values={ID_CHECKS}
            labels={ID_LABELS}
            chosen={draft.idCheck}
            onChoose={(result) => onChange({ idCheck: result })}
          />
        </div>
      )}
      <div className={styles.sectionHead}>
        <h2>Proof of delivery</h2>
      </div>
      <ul className={styles.lines}>
        {isLocked && idCheck && <Row name="ID check" below={ID_LABELS[idCheck]} />}
        {(!isLocked || signed) && (
          <Row
            name="Signature"
            below={isSigned ? 'Signed' : 'Optional'}
            {...(isLocked
              ? {}
              : { action: isSigned ? 'Sign again' : 'Sign', onPress: () => setSigning(true) })}
          />
        )}
      </ul>
      {isSigning && (
        <SignatureSheet
          name={view.stop.name}
          onClose={() => setSigning(false)}
          onSave={(signature) => {
            onChange({ signature });
            setSigning(false);
          }}
        />
      )}
    </section>
  );
}

type RowProps = { name: string; below: string; action?: string; onPress?: () => void };

const Row = ({ name, below, action, onPress }: RowProps) => (
  <li className={styles.line}>
    <span className={`${styles.lineText} ${styles.returned}`}>
      <strong>{name}</strong>
      <span>{below}</span>
    </span>
    {onPress && (
      <button type="button" className={styles.shortButton} onClick={onPress}>
        {action}
      </button>
    )}
  </li>
);
