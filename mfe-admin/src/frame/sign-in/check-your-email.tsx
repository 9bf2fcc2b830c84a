import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { environmentAtom } from 'shared-domain/state';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Quiet, Row, Stack } from '../../kit/layout/index.ts';
import { clockTime } from '../../kit/moments/index.ts';
import { Button } from '../../kit/parts/index.ts';
import { Notice } from './notice.tsx';
import styles from './sign-in.module.css';

const LINK_LIVES = 10 * 60_000;

/** Shown after the link was sent. */
export function CheckYourEmail({ address, onAgain }: { address: string; onAgain: () => void }) {
  const { now } = useAtomValue(environmentAtom);
  const [until] = useState(() => clockTime(now().getTime() + LINK_LIVES));
  return (
    <Notice sign={<StaffIcon name="mail-check" size={28} />} title="Check Your Email">
      <Quiet as="p" size="m" breaks className={styles.lead}>
        A sign-in link is on its way to <strong>{address}</strong>. Open it on this device. It works once and
        until {until}.
      </Quiet>
      <Stack gap={10} className={styles.big}>
        <Button onClick={onAgain}>Try Again</Button>
      </Stack>
      <Row as="p" gap={8} align="start" ruled tight links pad="14 0 0" tone="quiet" size="xs">
        Nothing after a minute? Look in junk mail, or choose Try Again to use another address.
      </Row>
    </Notice>
  );
}
