import { BulkBar } from './bulk/bulk-bar.tsx';
import { PasteBar } from './paste/paste-bar.tsx';
import type { InventoryState } from './use-inventory.ts';

/** The bar of pasted cells, or else of the selection. */
export function InventoryBars({ inventory }: { inventory: InventoryState }) {
  const { sorted, selection, pasting, bulk } = inventory;
  const { pasted } = pasting;
  const { selected } = selection;
  if (pasted)
    return (
      <PasteBar
        pasted={pasted}
        busy={pasting.busy}
        onDiscard={pasting.discard}
        onSave={() =>
          void pasting.keep(`${pasted.saved} pasted ${pasted.saved === 1 ? 'cell' : 'cells'} saved`)
        }
      />
    );
  if (selected.size === 0) return null;
  return (
    <BulkBar
      count={selected.size}
      onClear={selection.clear}
      onChoose={(kind) =>
        bulk.open(
          kind,
          sorted.filter(({ id }) => selected.has(id)),
        )
      }
    />
  );
}
