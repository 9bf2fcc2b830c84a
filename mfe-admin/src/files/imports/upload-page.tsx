import { INVENTORY_TEMPLATE } from 'shared-domain/imports';
import { INVENTORY_COLUMNS } from './columns-card.tsx';
import { IgnoredSkus } from './ignored-skus.tsx';
import { ImportPage } from './import-page.tsx';

/** `/admin/upload`: the inventory's import. */
export function UploadPage() {
  return (
    <ImportPage
      kind="inventory"
      title="Inventory upload"
      texts={{
        title: 'Drop the inventory file here',
        hint: 'CSV (.csv, .txt) or a workbook (.xlsx, .ods). Nothing changes until you apply the review.',
      }}
      columns={INVENTORY_COLUMNS}
      template={{ fileName: 'inventory-template.csv', text: INVENTORY_TEMPLATE }}
    >
      <IgnoredSkus />
    </ImportPage>
  );
}
