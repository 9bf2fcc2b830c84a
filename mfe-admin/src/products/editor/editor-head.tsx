import type { ReactNode } from 'react';
import { displayName } from 'shared-domain/products';
import { useNarrow } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Row, Text } from '../../kit/layout/index.ts';
import { Button, ButtonLink, IconButton, Key, Spacer, Tag } from '../../kit/parts/index.ts';
import { Thumb } from '../../kit/product/index.ts';
import { productWith } from './draft.ts';
import styles from './editor-head.module.css';
import type { ProductEditor } from './use-editor.ts';

/** How much was changed, or has to be mended first. */
function stateOf({ errors, changed }: ProductEditor): string {
  if (errors.length > 0)
    return errors.length === 1 ? '1 field needs attention' : `${errors.length} fields need attention`;
  if (changed.length === 0) return '';
  return changed.length === 1 ? '1 field changed' : `${changed.length} fields changed`;
}

type EditorButtonsProps = { editor: ProductEditor; framed: boolean; onCancel: () => void };

/** The draft's status, Cancel, and the one malt button. */
export function EditorButtons({ editor, framed, onCancel }: EditorButtonsProps) {
  const narrow = useNarrow();
  const isBad = editor.errors.length > 0;
  return (
    <>
      <Text tone={isBad ? 'error' : 'quiet'} size="xs" className={styles.state} role="status">
        {stateOf(editor)}
      </Text>
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
        busy={editor.form.busy}
        busyText="Saving..."
        disabled={editor.changed.length === 0}
      >
        Save <Key>Ctrl S</Key>
      </Button>
    </>
  );
}

type EditorHeadProps = {
  editor: ProductEditor;
  /** In a dialog, whose own heading is above this one. */
  framed: boolean;
  onBack: () => void;
  children: ReactNode;
};

/** Back link, the product's picture, name and SKU, and the actions. */
export function EditorHead({ editor: { base, draft }, framed, onBack, children }: EditorHeadProps) {
  return (
    <Row
      as="header"
      gap={10}
      tall={51}
      pad="4 24"
      underlined
      className={styles.head}
      data-framed={framed || undefined}
    >
      {!framed && (
        <IconButton label="Back to products" onClick={onBack}>
          <StaffIcon name="arrow-left" size={18} />
        </IconButton>
      )}
      <Thumb product={base} />
      <Row gap={10} shrink className={styles.naming}>
        <Text as={framed ? 'h3' : 'h1'} cut className={styles.title}>
          {displayName(productWith(base, draft))}
        </Text>
        <Tag>{base.id}</Tag>
      </Row>
      <Spacer />
      {children}
    </Row>
  );
}
