import { Suspense, useEffect, useRef } from 'react';
import { ErrorState, Loading } from 'shared-ui/states';
import { usePreferences } from '../../data/calls/index.ts';
import { useProducts } from '../../kit/product/index.ts';
import { Editor } from '../editor/index.ts';
import { Inventory } from './inventory.tsx';
import { useSelectionState } from './table/use-selection.ts';
import { useInventoryView } from './use-inventory-view.ts';

/** 'Product Inventory' (STAFF-17): the list or, in its place, the editor of one product. The filters stay in the address meanwhile. */
export function InventoryPage() {
  const address = useInventoryView();
  const { products, problem, isFetching, refetch } = useProducts();
  const { isLoading } = usePreferences();
  const { edited, edit } = address;
  const held = useSelectionState();
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (edited !== null) last.current = edited;
  }, [edited]);

  if (problem) {
    return (
      <ErrorState title="The products could not be loaded" onRetry={refetch} retrying={isFetching}>
        {problem.detail}
      </ErrorState>
    );
  }
  if (edited !== null && products) {
    return (
      <Suspense fallback={<Loading>Loading the editor...</Loading>}>
        <Editor key={edited} product={products.find(({ id }) => id === edited)} onClose={() => edit(null)} />
      </Suspense>
    );
  }
  const shown = isLoading ? undefined : products;
  return <Inventory products={shown} address={address} held={held} cameFrom={last.current} />;
}
