import { DESCRIPTIONS_TEMPLATE } from 'shared-domain/imports';
import { Icon } from 'shared-ui/icons';
import { paths } from '../../frame/address/index.ts';
import { ButtonLink } from '../../kit/parts/index.ts';
import { DESCRIPTION_COLUMNS } from './columns-card.tsx';
import { ImportPage } from './import-page.tsx';

/** `/admin/descriptions`: descriptions and images of existing products (IMPORT-18). */
export function DescriptionsPage() {
  return (
    <ImportPage
      kind="descriptions"
      title="Descriptions and images"
      texts={{
        title: 'Drop the descriptions file here',
        hint: 'Only existing products are updated, and only if the row has a description or an image.',
      }}
      columns={DESCRIPTION_COLUMNS}
      template={{ fileName: 'descriptions-template.csv', text: DESCRIPTIONS_TEMPLATE }}
      before={
        <ButtonLink variant="quiet" to={paths.products()}>
          <Icon name="left" size={16} />
          Back to Products
        </ButtonLink>
      }
      after={<ButtonLink to={paths.products()}>Cancel</ButtonLink>}
    />
  );
}
