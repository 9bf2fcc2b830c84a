import { useState } from 'react';
import type { AllocationJson } from 'shared-domain/contracts';
import { unitsText } from 'shared-domain/licences';
import { useCall, useChange, useToast } from '../../data/calls/index.ts';
import { Stack } from '../../kit/layout/index.ts';
import { DialogFoot, MailPreview, StaffDialog } from '../../kit/parts/index.ts';

type RemindDialogProps = { allocation: AllocationJson; onClose: () => void };

/** Previews and sends the reminder of unconfirmed shares (ALLOCATION-14). */
export function RemindDialog({ allocation: { id, productName }, onClose }: RemindDialogProps) {
  const toast = useToast();
  const [reminder] = useState(() => crypto.randomUUID());
  const reading = useCall('shareReminder', { params: { id } });
  const { data } = reading;
  const { send, isSending } = useChange('remindOfShares', { topic: 'allocations' });
  const remind = async () => {
    const result = await send({ params: { id }, body: { id: reminder } });
    if (!result.ok) return toast.failed('The reminders could not be sent', result.problem.detail);
    toast.done(`${unitsText(result.data.reminded, 'account')} reminded`, productName);
    onClose();
  };
  return (
    <StaffDialog
      open
      title="Remind accounts"
      context={productName}
      onClose={onClose}
      foot={
        <DialogFoot
          disabled={!data || data.to.length === 0}
          busy={isSending}
          busyText="Sending..."
          onAct={() => void remind()}
          onCancel={onClose}
        >
          {data?.to.length === 1 ? 'Send 1 email' : `Send ${data?.to.length ?? 0} emails`}
        </DialogFoot>
      }
    >
      <Stack gap={12} left>
        <MailPreview reading={reading} />
        {data && <p>This is the first one. Each account's email names its own share.</p>}
      </Stack>
    </StaffDialog>
  );
}
