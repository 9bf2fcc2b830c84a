import type { ReactNode } from 'react';
import type { ProofJson } from 'shared-domain/contracts';
import { SIGNATURE } from 'shared-domain/driver';
import { dayMoment } from '../../kit/moments/index.ts';
import styles from './facts.module.css';

/** 'Tess Moreau, Friday 9:40 AM' */
export const proofSummary = ({ receivedBy, at }: ProofJson): string =>
  [receivedBy, dayMoment(at)].filter(Boolean).join(', ');

const ID_TEXTS = { checked: '19 or over', refused: 'Refused or under 19' } as const;

/** Who received an order, when, and how it was proven (DRIVER-18). */
export function Proof({ proof }: { proof: ProofJson }) {
  const { at, receivedBy, idCheck, signature } = proof;
  const facts: [string, ReactNode][] = [
    ['Received by', receivedBy],
    ['At the door', dayMoment(at)],
    ['ID check', idCheck && ID_TEXTS[idCheck]],
    ['Signature', signature === '' ? 'Erased' : signature && <Signature path={signature} />],
  ];
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => Boolean(value))
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

const Signature = ({ path }: { path: string }) => (
  <svg
    className={styles.signature}
    viewBox={`0 0 ${SIGNATURE.width} ${SIGNATURE.height}`}
    role="img"
    aria-label="Signature"
  >
    <path d={path} />
  </svg>
);
