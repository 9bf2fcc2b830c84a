import { Button, UnsavedNotice } from '../parts/index.ts';
import styles from './editor.module.css';
import type { ProductEditor } from './use-editor.ts';

/** What whoever edits should know before they go on: text that came back, somebody else's saving. */
export function EditorNotices({ editor: { keptAt, newer, discard, compare } }: { editor: ProductEditor }) {
  return (
    <>
      {keptAt !== null && <UnsavedNotice at={keptAt} onDiscard={discard} />}
      {newer && (
        <p className={styles.newer} role="alert">
          Somebody else has changed this in the meantime.
          <Button onClick={compare}>Compare</Button>
        </p>
      )}
    </>
  );
}
