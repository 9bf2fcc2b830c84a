import type { PersonalDataJson } from 'shared-domain/contracts';
import { Quiet, Stack } from '../../kit/layout/index.ts';
import { Question } from '../../kit/parts/index.ts';
import { fateOf, KIND_NAMES } from './labels.ts';
import styles from './personal-data.module.css';

type EraseDialogProps = {
  data: PersonalDataJson;
  busy: boolean;
  onErase: () => Promise<void>;
  onClose: () => void;
};

/** Confirms an erasure, which can't be undone, with what is deleted and what stays (PRIVACY-5). */
export function EraseDialog({ data: { email, found }, busy, onErase, onClose }: EraseDialogProps) {
  return (
    <Question
      title="Erase this person's data?"
      context={email}
      width={480}
      before={<Quiet>This cannot be undone.</Quiet>}
      action="Erase"
      busy={busy}
      busyText="Erasing..."
      onAct={() => void onErase()}
      onCancel={onClose}
    >
      <Stack as="dl" gap={10} className={styles.fates}>
        {found.map((one) => (
          <div key={one.kind}>
            <dt>
              {KIND_NAMES[one.kind]} ({one.count})
            </dt>
            <Quiet as="dd">{fateOf(one)}</Quiet>
          </div>
        ))}
      </Stack>
    </Question>
  );
}
