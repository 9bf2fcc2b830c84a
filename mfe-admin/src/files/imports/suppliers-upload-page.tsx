import { SUPPLIERS_TEMPLATE } from 'shared-domain/imports';
import { SUPPLIER_COLUMNS } from './columns-card.tsx';
import { ImportPage } from './import-page.tsx';

/** `/admin/upload/suppliers`: suppliers, with their brands, numbers and contacts (SUPPLIER-3). */
export function SuppliersUploadPage() {
  return (
    <ImportPage
      kind="suppliers"
      title="Suppliers upload"
      texts={{
        title: 'Drop the supplier file here',
        hint: 'Adds suppliers, brands and contacts, and changes what a row fills. It removes nothing.',
      }}
      columns={SUPPLIER_COLUMNS}
      template={{ fileName: 'suppliers-template.csv', text: SUPPLIERS_TEMPLATE }}
    />
  );
}
