import type { ReactNode } from 'react';
import { displayName } from 'shared-domain/products';
import { useNarrow } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Button, ButtonLink, IconButton, Key, Spacer } from '../../kit/parts/index.ts';
import { Thumb } from '../../kit/product/index.ts';
import { productWith } from './draft.ts';
import styles from './editor-head.module.css';
import type { ProductEditor } from './use-editor.ts';

const needs = (count: number) => (count === 1 ? '1 field needs attention' : `${count} fields need attention`);

function stateOf({ shown, changed }: ProductEditor): { text: string; bad: boolean } {
  const problems = Object.keys(shown).length;
  if (problems > 0) return { text: needs(problems), bad: true };
  if (changed.length === 0) return { text: '', bad: false };
  return { text: changed.length === 1 ? '1 field changed' : `${changed.length} fields changed`, bad: false };
}

/** The draft's status, Cancel, and the one malt button. */
export function EditorButtons({
  editor,
  framed,
  onCancel,
}: {
  editor: ProductEditor;
  framed: boolean;
  onCancel: () => void;
}) {
  const narrow = useNarrow();
  const state = stateOf(editor);
  return (
    <>
      <span className={state.bad ? styles.bad : styles.aside} role="status">
        {state.text}
      </span>
      {!narrow && !framed && (
        <ButtonLink to={paths.audit({ subject: editor.base.id })}>
          <StaffIcon name="history" size={16} />
          History
        </ButtonLink>
      )}
      <Button onClick={onCancel}>Cancel</Button>
      <Button
        variant="primary"
        type="submit"
        busy={editor.busy}
        busyText="Saving..."
        disabled={editor.changed.length === 0}
      >
        Save <Key>Ctrl S</Key>
      </Button>
    </>
  );
}

/** Back link, the product's picture, name and SKU, and the actions. */
export function EditorHead({
  editor: { base, draft },
  framed,
  onBack,
  children,
}: {
  editor: ProductEditor;
  /** In a dialog, whose own heading is above this one. */
  framed: boolean;
  onBack: () => void;
  children: ReactNode;
}) {
  const Heading = framed ? 'h3' : 'h1';
  return (
    <header className={styles.head} data-framed={framed || undefined}>
      {!framed && (
        <IconButton label="Back to products" onClick={onBack}>
          <StaffIcon name="arrow-left" size={18} />
        </IconButton>
      )}
      <Thumb product={base} />
      <div className={styles.naming}>
        <Heading className={styles.title}>{displayName(productWith(base, draft))}</Heading>
        <span className={styles.sku}>{base.id}</span>
      </div>
      <Spacer />
      {children}
    </header>
  );
}
