import { Button, Notice, UnsavedNotice } from '../parts/index.ts';
import type { ProductEditor } from './use-editor.ts';

/** What whoever edits should know before they go on: text that came back, somebody else's saving. */
export function EditorNotices({ editor: { keptAt, newer, discard, compare } }: { editor: ProductEditor }) {
  return (
    <>
      {keptAt !== null && <UnsavedNotice at={keptAt} onDiscard={discard} />}
      {newer && (
        <Notice tone="warn">
          Somebody else has changed this in the meantime.
          <Button onClick={compare}>Compare</Button>
        </Notice>
      )}
    </>
  );
}
