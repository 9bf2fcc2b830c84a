import { useMay } from '../../data/calls/index.ts';
import { Button, Notice, UnsavedNotice } from '../../kit/parts/index.ts';
import type { ProductEditor } from './use-editor.ts';

/** Notices above the editor: restored text, someone else's save. */
export function EditorNotices({ editor: { keptAt, isNewer, discard, compare } }: { editor: ProductEditor }) {
  const mayChangeAll = useMay()('createProduct');
  return (
    <>
      {!mayChangeAll && (
        <Notice tone="ok">Your role changes a product's stock, in the list of products.</Notice>
      )}
      {keptAt !== undefined && <UnsavedNotice at={keptAt} onDiscard={discard} />}
      {isNewer && (
        <Notice tone="warn">
          Someone else has changed this in the meantime.
          <Button onClick={compare}>Compare</Button>
        </Notice>
      )}
    </>
  );
}
