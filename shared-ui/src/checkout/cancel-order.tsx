import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { type OwnOrder, ownChangeLimit, ownChangeProblemOf } from 'shared-domain/order-edits';
import { environmentAtom, nowAtom, showToastAtom } from 'shared-domain/state';
import { Button } from '../button/index.ts';
import { Dialog, preloadDialog } from '../dialog/index.ts';
import styles from './checkout.module.css';

type Props = { id: string; order: OwnOrder; onCancelled: () => void };

/** The button with which customers cancel their own order, and its question; nothing once it is too late (EDIT-10). */
export function CancelOrder({ id, order, onCancelled }: Props) {
  const { client } = useAtomValue(environmentAtom);
  const now = useAtomValue(nowAtom);
  const show = useSetAtom(showToastAtom);
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  // An open question stays: the API says why it is too late.
  if (!isAsking && ownChangeProblemOf(order, now)) return null;
  const cancel = async () => {
    setBusy(true);
    setRefusal(undefined);
    const answer = await client.call('cancelOwnOrder', { params: { id } });
    setBusy(false);
    if (!answer.ok) return setRefusal(answer.problem.detail);
    setAsking(false);
    show({ title: 'Order cancelled', description: 'We are sending you an email about it.', kind: 'success' });
    onCancelled();
  };
  const close = () => {
    setAsking(false);
    setRefusal(undefined);
  };
  return (
    <>
      <Button
        variant="ghost"
        aria-label={`Cancel order ${id}`}
        onPointerEnter={preloadDialog}
        onFocus={preloadDialog}
        onClick={() => setAsking(true)}
      >
        Cancel order
      </Button>
      <Dialog
        open={isAsking}
        title="Cancel this order?"
        description={`You can cancel it ${ownChangeLimit(order, now)}.`}
        onClose={close}
      >
        {refusal && (
          <p className={styles.refused} role="alert">
            {refusal}
          </p>
        )}
        <div className={styles.choices}>
          <Button variant="outline" data-autofocus onClick={close}>
            Keep order
          </Button>
          <Button busy={isBusy} busyText="Cancelling..." onClick={() => void cancel()}>
            Cancel order
          </Button>
        </div>
      </Dialog>
    </>
  );
}
