import { type FormEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { ProductJson } from 'shared-domain/contracts';
import { MuiTheme } from 'shared-ui/mui';
import { Empty } from 'shared-ui/states';
import { useMay, usePhone } from '../../data/calls/index.ts';
import { Button, DiscardDialog, Segmented, useFormKeys, useLeaveGuard } from '../../kit/parts/index.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import { productWith } from './draft.ts';
import styles from './editor.module.css';
import { EditorForm } from './editor-form.tsx';
import { EditorButtons, EditorHead } from './editor-head.tsx';
import { EditorNotices } from './editor-notices.tsx';
import { LastChanges } from './last-changes.tsx';
import { Preview } from './preview.tsx';
import { useEditor } from './use-editor.ts';
import { useImageRemoval } from './use-image-removal.ts';

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

type OpenProps = EditorProps & { product: ProductJson };
type Side = 'edit' | 'preview';

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

/** Saves the form, or leaves it after asking about unsaved changes. */
function useEditing({ product, onSaved, onClose, framed = false, guardedClose }: OpenProps) {
  const editor = useEditor(product, onSaved);
  const phone = usePhone();
  const form = useRef<HTMLFormElement>(null);
  const [side, setSide] = useState<Side>('edit');
  const [asking, setAsking] = useState(false);
  const { changed, problems, conflict } = editor;
  const guard = useLeaveGuard(changed.length > 0);

  const leave = () => (changed.length > 0 ? setAsking(true) : onClose());
  useImperativeHandle(guardedClose, () => leave);
  const save = (event?: FormEvent) => {
    event?.preventDefault();
    editor.touchAll();
    const [bad] = Object.keys(problems);
    if (bad !== undefined) {
      setSide('edit');
      form.current?.querySelector<HTMLElement>(`[name="${bad}"]`)?.focus();
      return;
    }
    if (changed.length > 0) void editor.save();
  };
  // Not on a phone, whose keyboard would cover half of the form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens
  useEffect(() => {
    if (!phone && !framed) form.current?.querySelector<HTMLElement>('[name="friendlyName"]')?.focus();
  }, []);

  const isAsked = conflict !== null || asking || guard.isBlocked;
  useFormKeys(form, { save: () => isAsked || save(), leave: isAsked ? null : leave });
  const question = asking || guard.isBlocked;
  const stay = () => {
    setAsking(false);
    guard.stay();
  };
  const discard = () => (guard.isBlocked ? guard.go() : guard.pass(onClose));
  return { editor, phone, form, side, setSide, save, leave, question, stay, discard };
}

function OpenEditor(props: OpenProps) {
  const { framed = false } = props;
  const { editor, phone, form, side, setSide, save, leave, question, stay, discard } = useEditing(props);
  const removeImage = useImageRemoval(editor);
  const mayChangeAll = useMay()('createProduct');
  const { base, draft, busy, conflict } = editor;
  const buttons = <EditorButtons editor={editor} framed={framed} onCancel={leave} />;

  return (
    <form ref={form} className={styles.editor} data-framed={framed || undefined} onSubmit={save} noValidate>
      <EditorHead editor={editor} framed={framed} onBack={leave}>
        {phone ? <Sides side={side} onChange={setSide} /> : buttons}
      </EditorHead>
      <EditorNotices editor={editor} />
      <div className={styles.columns}>
        {(!phone || side === 'edit') && (
          <div className={styles.form}>
            <fieldset className={styles.all} disabled={!mayChangeAll}>
              <EditorForm editor={editor} onRemoveImage={() => void removeImage()} />
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
      {phone && <footer className={styles.foot}>{buttons}</footer>}
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          draft={draft}
          busy={busy}
          onBack={editor.dismiss}
          onSave={(chosen) => void editor.resolve(chosen, conflict.current)}
        />
      )}
      {question && <DiscardDialog onBack={stay} onDiscard={discard} />}
    </form>
  );
}

/** On a phone, form and preview are tabs. */
const Sides = ({ side, onChange }: { side: Side; onChange: (side: Side) => void }) => (
  <Segmented
    label="Editor"
    value={side}
    options={[
      { value: 'edit', label: 'Edit' },
      { value: 'preview', label: 'Preview' },
    ]}
    onChange={onChange}
  />
);
