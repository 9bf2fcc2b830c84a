import { useState } from 'react';
import type { KegAccountRow } from 'shared-domain/contracts';
import { useCall, useChange, useToast } from '../../data/calls/index.ts';
import { Row, Stack } from '../../kit/layout/index.ts';
import { shortDate } from '../../kit/moments/index.ts';
import { Button, CheckBox, MailPreview, Spacer, StaffDialog } from '../../kit/parts/index.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

function Mail({ account }: { account: string }) {
  return <MailPreview reading={useCall('kegReminder', { params: { account } })} />;
}

type Reminders = { accounts: readonly KegAccountRow[]; now: Date; onClose: () => void };

/** Chooses the accounts and sends the reminders. Accounts reminded within a week are deselected (KEGS-6). */
function useReminders({ accounts, now, onClose }: Reminders) {
  const toast = useToast();
  const { send, isSending } = useChange('remindOfKegs', { topic: 'kegs' });
  const [id] = useState(() => crypto.randomUUID());
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    accounts
      .filter(
        ({ reminded }) =>
          accounts.length === 1 || !reminded || now.getTime() - Date.parse(reminded.at) > WEEK_MS,
      )
      .map((account) => account.id),
  );
  const choose = (account: string, yes: boolean) =>
    setChosen(yes ? [...chosen, account] : chosen.filter((one) => one !== account));
  const remind = async () => {
    const result = await send({ body: { id, accounts: [...chosen] } });
    if (!result.ok) return toast.failed('The emails could not be sent', result.problem.detail);
    const { reminded } = result.data;
    toast.done(reminded === 1 ? '1 reminder sent' : `${reminded} reminders sent`);
    onClose();
  };
  return { chosen, choose, remind, isSending };
}

/** Previews the reminders account by account, and sends the chosen ones. */
export function ReminderDialog(reminders: Reminders) {
  const { accounts, onClose } = reminders;
  const { chosen, choose, remind, isSending } = useReminders(reminders);
  const [place, setPlace] = useState(0);
  const account = accounts[place];
  if (!account) return null;
  return (
    <StaffDialog
      width={680}
      title={accounts.length === 1 ? 'Reminder' : `Reminder ${place + 1} of ${accounts.length}`}
      context={account.name}
      onClose={onClose}
      foot={
        <Row wrap gap={8} full>
          {accounts.length > 1 && (
            <>
              <Button disabled={place === 0} onClick={() => setPlace(place - 1)}>
                Previous
              </Button>
              <Button disabled={place === accounts.length - 1} onClick={() => setPlace(place + 1)}>
                Next
              </Button>
            </>
          )}
          <Spacer />
          <Button
            variant="primary"
            disabled={chosen.length === 0}
            busy={isSending}
            busyText="Sending..."
            onClick={() => void remind()}
          >
            {chosen.length === 1 ? 'Send 1 reminder' : `Send ${chosen.length} reminders`}
          </Button>
        </Row>
      }
    >
      <Stack fit gap={14}>
        {accounts.length > 1 && (
          <Row as="label" gap={4}>
            <CheckBox checked={chosen.includes(account.id)} onChange={(yes) => choose(account.id, yes)} />
            Send it to {account.name}
            {account.reminded ? `, last reminded on ${shortDate(account.reminded.at)}` : ''}
          </Row>
        )}
        <Mail account={account.id} />
      </Stack>
    </StaffDialog>
  );
}
