import { DESCRIPTIONS_TEMPLATE } from 'shared-domain/imports';
import { Icon } from 'shared-ui/icons';
import { ButtonAnchor, ButtonLink } from '../parts/index.ts';
import { paths } from '../paths.ts';
import { DESCRIPTION_COLUMNS } from './columns-card.tsx';
import { ImportPage } from './import-page.tsx';
import { templateAddress } from './template.ts';

/** `/admin/descriptions`: descriptions and images of products that are in the list already (section 5). */
export function DescriptionsPage() {
  return (
    <ImportPage
      kind="descriptions"
      title="Descriptions and images"
      drop="Drop the descriptions CSV here"
      hint="Only products of the list are updated, and only where the row has a description or an image."
      columns={DESCRIPTION_COLUMNS}
      actions={
        <>
          <ButtonLink variant="quiet" to={paths.products()}>
            <Icon name="left" size={16} />
            Back to Products
          </ButtonLink>
          <ButtonAnchor href={templateAddress(DESCRIPTIONS_TEMPLATE)} download="descriptions-template.csv">
            <Icon name="download" size={16} />
            Sample CSV template
          </ButtonAnchor>
          <ButtonLink to={paths.products()}>Cancel</ButtonLink>
        </>
      }
    />
  );
}
