import { Dialog } from 'shared-ui/dialog';
import { useProduct } from 'shared-ui/product-page';
import { KegDialog } from './keg-dialog.tsx';

/** The dialog of a keg that the list doesn't have: filtered out, further down, or no longer sold (PAGE-18). */
export function OtherKeg({ id, at, onClose }: { id: string; at: Date; onClose: () => void }) {
  const found = useProduct(id, 'keg');
  if (found.status === 'found') return <KegDialog product={found.product} at={at} onClose={onClose} />;
  if (found.status === 'loading') return null;
  const description =
    found.status === 'missing'
      ? "This keg isn't sold here any more."
      : 'It could not be loaded. Please try again.';
  return (
    <Dialog open title="Product Not Found" description={description} onClose={onClose}>
      {null}
    </Dialog>
  );
}
