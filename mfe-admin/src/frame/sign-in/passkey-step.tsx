import type { SessionJson } from 'shared-domain/contracts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Quiet, Row, Stack, Text } from '../../kit/layout/index.ts';
import { Button } from '../../kit/parts/index.ts';
import { useConfirming } from '../passkeys/index.ts';
import { Notice } from './notice.tsx';
import styles from './sign-in.module.css';

type PasskeyStepProps = { address: string; onConfirmed: (session: SessionJson) => void; onAgain: () => void };

/** The second step of a sign-in, with a passkey (STAFF-35). */
export function PasskeyStep({ address, onConfirmed, onAgain }: PasskeyStepProps) {
  const { busy, refusal, confirm } = useConfirming(onConfirmed);
  return (
    <Notice sign={<StaffIcon name="shield" size={26} />} title="One more step">
      <Quiet as="p" size="m" breaks className={styles.lead}>
        Now confirm the passkey of <strong>{address}</strong>, within 10 minutes.
      </Quiet>
      {refusal !== undefined && (
        <Text as="p" pad="10 12" radius={10} tone="warn" weight={500} framed surface="warn" role="alert">
          {refusal}
        </Text>
      )}
      <Stack gap={10} className={styles.big}>
        <Button variant="primary" busy={busy} busyText="Waiting..." onClick={confirm}>
          Use your passkey
        </Button>
        <Button onClick={onAgain}>Use another address</Button>
      </Stack>
      <Row as="p" gap={8} align="start" ruled tight links pad="14 0 0" tone="quiet" size="xs">
        Lost your passkey? An owner can remove it on the Staff page; then the link alone signs you in.
      </Row>
    </Notice>
  );
}
