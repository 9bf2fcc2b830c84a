import { Button } from './button.tsx';
import { Spacer } from './spacer.tsx';
import { StaffDialog } from './staff-dialog.tsx';

/** Asks before typed text is lost, which Undo can't restore. */
export function DiscardDialog({ onBack, onDiscard }: { onBack: () => void; onDiscard: () => void }) {
  return (
    <StaffDialog
      open
      title="Discard your changes?"
      onClose={onBack}
      width={420}
      foot={
        <>
          <Spacer />
          <Button onClick={onBack} data-autofocus>
            Back to editing
          </Button>
          <Button variant="danger" onClick={onDiscard}>
            Discard changes
          </Button>
        </>
      }
    >
      <p>What you typed has not been saved.</p>
    </StaffDialog>
  );
}
