import { INVENTORY_TEMPLATE } from 'shared-domain/imports';
import { Icon } from 'shared-ui/icons';
import { ButtonAnchor } from '../parts/index.ts';
import { INVENTORY_COLUMNS } from './columns-card.tsx';
import { IgnoredSkus } from './ignored-skus.tsx';
import { ImportPage } from './import-page.tsx';
import { templateAddress } from './template.ts';

/** `/admin/upload`: the inventory's CSV import (section 4). */
export function UploadPage() {
  return (
    <ImportPage
      kind="inventory"
      title="Inventory upload"
      drop="Drop the inventory CSV here"
      hint="Files ending in .csv or .txt. Nothing changes until you have seen the review."
      columns={INVENTORY_COLUMNS}
      actions={
        <ButtonAnchor href={templateAddress(INVENTORY_TEMPLATE)} download="inventory-template.csv">
          <Icon name="download" size={16} />
          Sample CSV template
        </ButtonAnchor>
      }
    >
      <IgnoredSkus />
    </ImportPage>
  );
}
