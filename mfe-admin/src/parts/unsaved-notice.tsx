import { clockTime, shortDay } from '../moments/index.ts';
import { Button } from './button.tsx';
import { Notice } from './notice.tsx';

/** Says that text which was not saved when the session ended has come back, and lets go of it. */
export const UnsavedNotice = ({ at, onDiscard }: { at: string; onDiscard: () => void }) => (
  <Notice tone="ok">
    What you had typed when your session ended ({shortDay(at)}, {clockTime(at)}) is back. It is not saved yet.
    <Button onClick={onDiscard}>Discard it</Button>
  </Notice>
);
