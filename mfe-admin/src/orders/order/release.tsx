import { useState } from 'react';
import { type OrderJson, releaseRequest } from 'shared-domain/contracts';
import { May, useChange, useToast } from '../../data/calls/index.ts';
import { FormDialog, useStaffForm } from '../../kit/form/index.ts';
import { InputField, TextButton } from '../../kit/parts/index.ts';
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

type ReleaseDialogProps = { order: OrderJson; why: string | undefined; onClose: () => void };

function ReleaseDialog({ order: { id }, why, onClose }: ReleaseDialogProps) {
  const toast = useToast();
  const { send } = useChange('releaseOrder', { answered: orderPatch, topic: 'orders' });
  const form = useStaffForm({
    schema: releaseRequest,
    initial: { reason: '' },
    save: async (body) => {
      const result = await send({ params: { id }, body });
      if (!result.ok) return result.problem;
      toast.done(`${id} is released`, 'Its customer gets an email.');
      return true;
    },
  });
  return (
    <FormDialog
      form={form}
      title="Release the order"
      context={[id, why].filter(Boolean).join(' · ')}
      action="Release"
      busyText="Releasing..."
      onClose={onClose}
    >
      <InputField
        label="Reason *"
        maxLength={300}
        hint="Only staff see this. The order can go on a run then."
        {...form.field('reason')}
      />
    </FormDialog>
  );
}
