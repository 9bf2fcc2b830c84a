import { type FormEvent, useState } from 'react';
import type { OrderJson } from 'shared-domain/contracts';
import { May, useChange, useToast } from '../../data/calls/index.ts';
import { FormFoot, InputField, StaffDialog, TextButton } from '../../kit/parts/index.ts';
import { orderPatch } from '../facts/index.ts';

/** Why an order waits because of what its account owes, and its release (RECEIVABLE-12). */
export function Release({ order, why }: { order: OrderJson; why: string | undefined }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {why}{' '}
      <May call="releaseOrder">
        <TextButton onClick={() => setOpen(true)}>Release...</TextButton>
      </May>
      {isOpen && <ReleaseDialog order={order} why={why} onClose={() => setOpen(false)} />}
    </>
  );
}

function ReleaseDialog({
  order: { id },
  why,
  onClose,
}: {
  order: OrderJson;
  why: string | undefined;
  onClose: () => void;
}) {
  const toast = useToast();
  const { send, isSending } = useChange('releaseOrder', { answered: orderPatch, topic: 'orders' });
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const release = async (event: FormEvent) => {
    event.preventDefault();
    const written = reason.trim();
    if (written.length < 3) return setError('Please say why');
    const result = await send({ params: { id }, body: { reason: written } });
    if (!result.ok) return setError(result.problem.detail);
    toast.done(`${id} is released`, 'Its customer gets an email.');
    onClose();
  };
  return (
    <StaffDialog
      open
      title="Release the order"
      context={[id, why].filter(Boolean).join(' · ')}
      onClose={onClose}
    >
      <form onSubmit={(event) => void release(event)} noValidate>
        <InputField
          label="Reason *"
          value={reason}
          maxLength={300}
          error={error}
          hint="Only staff see this. The order can go on a run then."
          onChange={({ target }) => setReason(target.value)}
        />
        <FormFoot busy={isSending} busyText="Releasing..." onCancel={onClose}>
          Release
        </FormFoot>
      </form>
    </StaffDialog>
  );
}
