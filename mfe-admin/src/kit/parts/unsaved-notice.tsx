import { clockTime, shortDay } from '../moments/index.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** The first field after a place on the page. */
function fieldAfter(place: Element): HTMLElement | undefined {
  const fields = document.querySelectorAll<HTMLElement>('input:not([type=file]), textarea, select');
  return [...fields].find((field) => place.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING);
}

/** Says that unsaved text was restored, with a button to discard it, which moves the focus into the form below. */
export const UnsavedNotice = ({ at, onDiscard }: { at: string; onDiscard: () => void }) => (
  <Notice tone="ok">
    What you had typed when your session ended ({shortDay(at)}, {clockTime(at)}) is back. It is not saved yet.
    <Button
      onClick={({ currentTarget }) => {
        fieldAfter(currentTarget)?.focus();
        onDiscard();
      }}
    >
      Discard it
    </Button>
  </Notice>
);
