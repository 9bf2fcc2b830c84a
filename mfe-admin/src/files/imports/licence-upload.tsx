import { LICENCES_TEMPLATE } from 'shared-domain/imports';
import { LICENCE_COLUMNS } from './columns-card.tsx';
import { ImportWorkflow } from './import-workflow.tsx';

/** 'Bulk Upload' (LICENCE-5): a file of licences, reviewed before anything changes, applied in batches of 50. */
export function LicenceUpload() {
  return (
    <ImportWorkflow
      kind="licences"
      texts={{
        title: 'Drop the licence file here',
        hint: 'Rows with an empty number are skipped. An existing number gets the new name.',
      }}
      columns={LICENCE_COLUMNS}
      template={{ fileName: 'licences-sample.csv', text: LICENCES_TEMPLATE }}
    />
  );
}
