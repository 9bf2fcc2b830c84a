import type { ReactNode } from 'react';
import type { ProofJson } from 'shared-domain/contracts';
import { dayOf } from 'shared-domain/dates';
import { linkEnd, SIGNATURE } from 'shared-domain/driver';
import { ID_LABELS } from 'shared-domain/runs';
import { staffAddresses } from 'shared-domain/staff-client';
import { dayMoment } from '../../kit/moments/index.ts';
import { Facts } from '../../kit/parts/index.ts';
import styles from './facts.module.css';

/** 'Tess Moreau, Friday 9:40 AM' */
export const proofSummary = ({ receivedBy, at }: ProofJson): string =>
  [receivedBy, dayMoment(at)].filter(Boolean).join(', ');

/** Who received an order, when, and how it was proven (DRIVER-18). */
export function Proof({ id, proof }: { id: string; proof: ProofJson }) {
  const { at, receivedBy, idCheck, signature, photo } = proof;
  const facts: [string, ReactNode][] = [
    ['Received by', receivedBy],
    ['At the door', dayMoment(at)],
    ['ID check', idCheck && ID_LABELS[idCheck]],
    ['Signature', signature === '' ? 'Erased' : signature && <Signature path={signature} />],
    ['Photo', photo !== undefined && <Photo key="photo" id={id} isHere={photo} at={at} />],
  ];
  return <Facts facts={facts} />;
}

/** The photo, which opens in full in a tab of its own. */
function Photo({ id, isHere, at }: { id: string; isHere: boolean; at: string }) {
  const address = staffAddresses.proofPhoto(id);
  if (isHere)
    return (
      <a href={address} target="_blank" rel="noreferrer">
        <img className={styles.photo} src={address} alt="At the door" loading="lazy" />
      </a>
    );
  const mayArrive = new Date() <= linkEnd(dayOf(new Date(at)));
  return mayArrive ? 'The driver’s phone has not sent it yet' : 'Erased, or never sent by the phone';
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
