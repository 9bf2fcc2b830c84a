import { clockTime, shortDay } from '../moments/index.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** Says that unsaved text was restored, with a button to discard it. */
export const UnsavedNotice = ({ at, onDiscard }: { at: string; onDiscard: () => void }) => (
  <Notice tone="ok">
    What you had typed when your session ended ({shortDay(at)}, {clockTime(at)}) is back. It is not saved yet.
    <Button onClick={onDiscard}>Discard it</Button>
  </Notice>
);
