import { Button, Spacer, StaffDialog } from '../../kit/parts/index.ts';

/** Asks before a link ends, which can't be undone. */
export function EndDialog({
  name,
  onClose,
  onEnd,
}: {
  name: string;
  onClose: () => void;
  onEnd: () => void;
}) {
  return (
    <StaffDialog
      open
      title="End this link?"
      context={name}
      onClose={onClose}
      width={420}
      foot={
        <>
          <Spacer />
          <Button onClick={onClose} data-autofocus>
            Keep it
          </Button>
          <Button variant="danger" onClick={onEnd}>
            End the link
          </Button>
        </>
      }
    >
      <p>It stops working at once. You can make another one, with another address.</p>
    </StaffDialog>
  );
}
