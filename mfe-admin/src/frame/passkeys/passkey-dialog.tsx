import { useAtomValue } from 'jotai';
import { passkeyPromptAtom } from '../../data/calls/index.ts';
import { Quiet, Stack } from '../../kit/layout/index.ts';
import { DialogFoot, Notice, StaffDialog } from '../../kit/parts/index.ts';
import { useConfirming } from './use-confirming.ts';

/** Asks for the passkey while a call waits for it (STAFF-36). */
export function PasskeyDialog() {
  const prompt = useAtomValue(passkeyPromptAtom);
  return prompt && <Asking answer={prompt.answer} />;
}

function Asking({ answer }: { answer: (isConfirmed: boolean) => void }) {
  const { busy, refusal, confirm } = useConfirming(() => answer(true));
  return (
    <StaffDialog
      title="Confirm that it is you"
      width={440}
      onClose={() => answer(false)}
      foot={
        <DialogFoot
          focus="act"
          busy={busy}
          busyText="Waiting..."
          onAct={confirm}
          onCancel={() => answer(false)}
        >
          Use your passkey
        </DialogFoot>
      }
    >
      <Stack gap={14}>
        {refusal !== undefined && <Notice tone="warn">{refusal}</Notice>}
        <p>
          This needs a passkey confirmed in the last 10 minutes. Nothing has changed yet; the action continues
          once you confirm.
        </p>
        <Quiet as="p" size="s">
          Lost it? An owner can remove your passkeys on the Staff page.
        </Quiet>
      </Stack>
    </StaffDialog>
  );
}
