import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { environmentAtom } from 'shared-domain/state';
import { useStaff, useToast } from '../../data/calls/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Quiet, Row, Stack } from '../../kit/layout/index.ts';
import { clockTime } from '../../kit/moments/index.ts';
import { Button } from '../../kit/parts/index.ts';
import { Notice } from './notice.tsx';
import styles from './sign-in.module.css';
import type { SpentLink } from './use-token.ts';

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

const TITLES = { used: 'This link has been used', expired: 'This link has expired' } as const;
const WHY = {
  used: 'A sign-in link works once, and this one has already been used.',
  expired: 'A sign-in link works for 10 minutes, and this one is older.',
} as const;

type SpentLinkNoticeProps = {
  spent: SpentLink;
  onSent: (address: string) => void;
  /** Called to use another address. */
  onOther: () => void;
};

/** A used or expired link, with a button for a new one. */
export function SpentLinkNotice({ spent: { reason, address }, onSent, onOther }: SpentLinkNoticeProps) {
  const staff = useStaff();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const send = async () => {
    setBusy(true);
    const result = await staff.call('requestSignInLink', { body: { email: address } });
    if (result.ok) return onSent(address);
    setBusy(false);
    toast.failed('Authentication Error', result.problem.detail);
  };
  return (
    <Notice sign={<StaffIcon name="mail-x" size={26} />} title={TITLES[reason]} isWarning>
      <Quiet as="p" size="m" breaks className={styles.lead}>
        {WHY[reason]} A new one goes to <strong>{address}</strong>.
      </Quiet>
      <Stack gap={10} className={styles.big}>
        <Button variant="primary" busy={busy} busyText="Sending..." onClick={() => void send()}>
          Email me a new link
        </Button>
        <Button onClick={onOther}>Use another address</Button>
      </Stack>
    </Notice>
  );
}
