import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useRef, useState } from 'react';
import type { ProductJson } from 'shared-domain/contracts';
import { displayName, type Product } from 'shared-domain/products';
import { futureAtom, replaceProductAtom } from 'shared-domain/state';
import { Icon } from 'shared-ui/icons';
import { May, StaffQueries, useChange, useToast, useUndo } from '../../data/calls/index.ts';
import { Text } from '../../kit/layout/index.ts';
import { Button, StaffDialog } from '../../kit/parts/index.ts';
import { staffLook } from '../../kit/tokens/index.ts';
import { Editor } from '../editor/index.ts';
import styles from './product-tools.module.css';

function useVisibility(product: Product) {
  const { send, isSending } = useChange('editProduct');
  const toast = useToast();
  const offerUndo = useUndo();
  const put = useSetAtom(replaceProductAtom);
  async function set(hidden: boolean, over: Product): Promise<ProductJson | null> {
    put({ ...over, hidden });
    const result = await send({ params: { id: over.id }, body: { hidden, updatedAt: over.updatedAt } });
    if (result.ok) {
      put(result.data);
      return result.data;
    }
    put(result.problem.current ?? over);
    toast.failed('Failed to update product. Please try again.', result.problem.detail);
    return null;
  }
  async function toggle() {
    const saved = await set(!product.hidden, product);
    if (!saved) return;
    const title = `${displayName(saved)} is now ${saved.hidden ? 'hidden' : 'visible'}`;
    offerUndo({ title, undo: async () => void (await set(product.hidden, saved)) });
  }
  return { toggle: () => void toggle(), busy: isSending };
}

/** Staff's tools on a shop's product page (PRODUCT-9): a HIDDEN/VISIBLE toggle, and 'Edit Product', which opens the editor in a dialog. */
export default function ProductTools({ product }: { product: Product }) {
  // A preview shows what a customer sees.
  return useAtomValue(futureAtom) ? null : (
    <StaffQueries>
      <May call="editProduct">
        <Tools product={product} />
      </May>
    </StaffQueries>
  );
}

function Tools({ product }: { product: Product }) {
  const { toggle, busy } = useVisibility(product);
  const put = useSetAtom(replaceProductAtom);
  const [open, setOpen] = useState(false);
  const guardedClose = useRef<() => void>(null);
  const close = () => setOpen(false);
  return (
    <section className={`${staffLook} ${styles.tools}`} aria-label="Staff">
      <Button busy={busy} aria-pressed={product.hidden} onClick={toggle}>
        <Icon name={product.hidden ? 'eye-off' : 'eye'} size={16} />
        {product.hidden ? 'HIDDEN' : 'VISIBLE'}
      </Button>
      <Button onClick={() => setOpen(true)}>
        <Icon name="edit" size={16} />
        Edit Product
      </Button>
      <StaffDialog
        open={open}
        title={`Edit ${displayName(product)}`}
        onClose={() => (guardedClose.current ?? close)()}
        width={1080}
        phone="full"
        flush
      >
        <Suspense
          fallback={
            <Text as="p" pad={48} to="center">
              Loading...
            </Text>
          }
        >
          <Editor
            product={product as ProductJson}
            onSaved={put}
            onClose={close}
            framed
            guardedClose={guardedClose}
          />
        </Suspense>
      </StaffDialog>
    </section>
  );
}
