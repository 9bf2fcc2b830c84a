import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { ProductJson } from 'shared-domain/contracts';
import { MuiTheme } from 'shared-ui/mui';
import { Empty } from 'shared-ui/states';
import { useMay, usePhone } from '../../data/calls/index.ts';
import { Row } from '../../kit/layout/index.ts';
import {
  Button,
  Notice,
  Segmented,
  UnsavedNotice,
  useFormKeys,
  useLeaveGuard,
} from '../../kit/parts/index.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { productWith } from './draft.ts';
import styles from './editor.module.css';
import { EditorForm } from './editor-form.tsx';
import { EditorButtons, EditorHead } from './editor-head.tsx';
import { LastChanges } from './last-changes.tsx';
import { Preview } from './preview.tsx';
import { type ProductEditor, useEditor } from './use-editor.ts';

/** Notices above the editor: restored text, someone else's save. */
function EditorNotices({ editor: { keptAt, isNewer, discard, compare } }: { editor: ProductEditor }) {
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

type EditorProps = {
  /** Undefined if the list has no such product. */
  product: ProductJson | undefined;
  /** Called with every newly stored version. */
  onSaved?: (product: ProductJson) => void;
  onClose: () => void;
  /** Inside the dialog of a shop's product page, which has its own heading and close button. */
  framed?: boolean;
  /** Receives a close function that first asks about unsaved changes, for a frame with its own close button. */
  guardedClose?: Ref<() => void>;
};

/** On a phone, form and preview are tabs. */
const SIDES = [
  { value: 'edit', label: 'Edit' },
  { value: 'preview', label: 'Preview' },
] as const;

/** The in-place product editor (STAFF-17, PRODUCT-8). */
export default function Editor({ product, onClose, ...rest }: EditorProps) {
  if (product)
    return (
      <MuiTheme>
        <OpenEditor product={product} onClose={onClose} {...rest} />
      </MuiTheme>
    );
  return (
    <Empty title="Product not found" level={1} action={<Button onClick={onClose}>Back to Products</Button>}>
      The selected product could not be found.
    </Empty>
  );
}

type OpenEditorProps = EditorProps & { product: ProductJson };

function OpenEditor({ product, onSaved, onClose, framed = false, guardedClose }: OpenEditorProps) {
  const phone = usePhone();
  const mayChangeAll = useMay()('createProduct');
  const place = useRef<HTMLFormElement>(null);
  const [side, setSide] = useState<(typeof SIDES)[number]['value']>('edit');
  const editor = useEditor(product, onSaved, () => setSide('edit'));
  const { form, base, draft, conflict } = editor;
  const { leave, question } = useLeaveGuard(editor.changed.length > 0, onClose);
  useImperativeHandle(guardedClose, () => leave);
  // Not on a phone, whose keyboard would cover half of the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (!phone && !framed) form.focus('friendlyName');
  }, []);
  const isAsked = conflict !== null || question !== null;
  useFormKeys(place, isAsked ? {} : { 'Control+s': () => form.submit(), Escape: leave });
  const buttons = <EditorButtons editor={editor} framed={framed} onCancel={leave} />;

  return (
    <form
      ref={place}
      className={styles.editor}
      data-framed={framed || undefined}
      onSubmit={form.submit}
      noValidate
    >
      <EditorHead editor={editor} framed={framed} onBack={leave}>
        {phone ? <Segmented label="Editor" value={side} options={SIDES} onChange={setSide} /> : buttons}
      </EditorHead>
      <EditorNotices editor={editor} />
      <div className={styles.columns}>
        {(!phone || side === 'edit') && (
          <div className={styles.form}>
            <fieldset className={styles.all} disabled={!mayChangeAll}>
              <EditorForm {...editor} />
            </fieldset>
          </div>
        )}
        {(!phone || side === 'preview') && (
          <aside className={styles.preview} aria-label="Preview">
            <Preview product={productWith(base, draft)} />
            {/* One more after each save. */}
            <LastChanges key={base.updatedAt} id={base.id} />
          </aside>
        )}
      </div>
      {phone && (
        <Row as="footer" gap={10} justify="end" pad="10 16" ruled surface="raised" className={styles.foot}>
          {buttons}
        </Row>
      )}
      {conflict && <ConflictDialog {...editor} conflict={conflict} />}
      {question}
    </form>
  );
}
