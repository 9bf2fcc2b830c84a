import { Button } from '../parts/index.ts';
import { momentOf } from '../products/index.ts';
import styles from './editor.module.css';
import type { ProductEditor } from './use-editor.ts';

/** What whoever edits should know before they go on: text that came back, somebody else's saving. */
export function EditorNotices({ editor: { keptAt, newer, discard, compare } }: { editor: ProductEditor }) {
  return (
    <>
      {keptAt !== null && (
        <p className={styles.kept} role="status">
          What you had typed when your session ended ({momentOf(keptAt)}) is back. It is not saved yet.
          <Button onClick={discard}>Discard it</Button>
        </p>
      )}
      {newer && (
        <p className={styles.newer} role="alert">
          Somebody else has changed this in the meantime.
          <Button onClick={compare}>Compare</Button>
        </p>
      )}
    </>
  );
}
