import { type ReactNode, useState } from 'react';
import { ID_CHECKS, ID_LABELS } from 'shared-domain/runs';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import { Action, Choices, LineWords, Section, Warning } from './controls.tsx';
import styles from './lines.module.css';
import { reducedPhoto } from './photo.ts';
import { SignatureSheet } from './sheet.tsx';
import type { StopForm } from './stop-form.ts';
import { provenOf } from './stops.ts';

type ProofProps = StopForm & {
  /** False if the phone has no room for it. */
  onPhoto: (photo: Blob) => Promise<boolean>;
};

/** ID check, signature and photo of a stop, none of which needs a network (DRIVER-16, DRIVER-17, DRIVER-19). */
export function Proof({ view, draft, isLocked, change, onPhoto }: ProofProps) {
  const [isSigning, setSigning] = useState(false);
  const { signed, idCheck, hasPhoto } = provenOf(view);
  const isSigned = draft.signature !== undefined || signed;
  if (isLocked && !signed && !idCheck && !hasPhoto) return null;
  return (
    <>
      {view.stop.needsIdCheck && !isLocked && (
        <Text as="div" pad="20 16 0">
          <Choices
            legend="Is the recipient 19 or over? Check their ID."
            values={ID_CHECKS}
            labels={ID_LABELS}
            chosen={draft.idCheck}
            onChoose={(result) => change({ idCheck: result })}
          />
        </Text>
      )}
      <Section title="Proof of delivery">
        <ul className={styles.lines}>
          {isLocked && idCheck && <ProofRow name="ID check" below={ID_LABELS[idCheck]} />}
          {(!isLocked || signed) && (
            <ProofRow name="Signature" below={isSigned ? 'Signed' : 'Optional'}>
              {!isLocked && (
                <Action onClick={() => setSigning(true)}>{isSigned ? 'Sign again' : 'Sign'}</Action>
              )}
            </ProofRow>
          )}
          {isLocked && hasPhoto && <ProofRow name="Photo" below="Taken" />}
          {!isLocked && <Photo isTaken={draft.photo !== undefined || hasPhoto} onPhoto={onPhoto} />}
        </ul>
      </Section>
      {isSigning && (
        <SignatureSheet
          name={view.stop.name}
          onClose={() => setSigning(false)}
          onSave={(signature) => {
            change({ signature });
            setSigning(false);
          }}
        />
      )}
    </>
  );
}

const UNREADABLE = 'This photo could not be read. You can deliver without one.';
const FULL = 'The phone has no room for a photo. You can deliver without one.';

/** The phone's camera takes it; without a camera nothing is missing (DRIVER-19). */
function Photo({ isTaken, onPhoto }: { isTaken: boolean; onPhoto: ProofProps['onPhoto'] }) {
  const [trouble, setTrouble] = useState<string>();
  const take = async (file: File | undefined) => {
    if (!file) return;
    const photo = await reducedPhoto(file).catch(() => undefined);
    if (!photo) setTrouble(UNREADABLE);
    else setTrouble((await onPhoto(photo)) ? undefined : FULL);
  };
  return (
    <>
      <ProofRow name="Photo" below={isTaken ? 'Taken' : 'Optional'}>
        <Stack as="label" middle className={styles.action}>
          <input
            type="file"
            accept="image/*"
            capture="environment"
            className="visually-hidden"
            aria-label={isTaken ? 'Take another photo' : 'Take a photo'}
            onChange={({ target }) => {
              void take(target.files?.[0]);
              target.value = '';
            }}
          />
          {isTaken ? 'Take another' : 'Take'}
        </Stack>
      </ProofRow>
      {trouble && <Warning as="li">{trouble}</Warning>}
    </>
  );
}

type RowProps = { name: string; below: string; children?: ReactNode };

const ProofRow = ({ name, below, children }: RowProps) => (
  <Row as="li" gap={8} pad="8 16" underlined className={styles.line}>
    <LineWords name={name} below={below} />
    {children}
  </Row>
);
