import { useState } from 'react';
import type { ImportKind } from 'shared-domain/contracts';
import { Icon } from 'shared-ui/icons';
import { useMay } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { ButtonLink, PageBody, PageHead } from '../../kit/parts/index.ts';
import { IgnoredSkus } from './ignored-skus.tsx';
import { ImportWorkflow } from './import-workflow.tsx';
import { KINDS } from './kinds.ts';
import { OutgoingCard } from './outgoing-card.tsx';
import { PicturesDialog } from './pictures-dialog.tsx';

/** `/admin/upload`: any file is dropped here and recognised (IMPORT-31); below, what goes out. */
export function FilesPage() {
  const [pictures, setPictures] = useState<File[]>([]);
  const mayUpload = useMay()('uploadImage');
  return (
    <>
      <PageHead title="Files" />
      <PageBody pad="0 24 24" gap={16}>
        <ImportWorkflow {...(mayUpload ? { onPictures: setPictures } : {})}>
          <IgnoredSkus />
        </ImportWorkflow>
        <OutgoingCard />
      </PageBody>
      {pictures.length > 0 && <PicturesDialog pictures={pictures} onClose={() => setPictures([])} />}
    </>
  );
}

/** `/admin/descriptions` (IMPORT-18) and `/admin/upload/suppliers` (SUPPLIER-3): files of one kind. */
export function KindPage({ kind }: { kind: Exclude<ImportKind, 'licences'> }) {
  return (
    <>
      <PageHead
        title={KINDS[kind].file}
        actions={
          kind === 'descriptions' && (
            <>
              <ButtonLink variant="quiet" to={paths.products()}>
                <Icon name="left" size={16} />
                Back to Products
              </ButtonLink>
              <ButtonLink to={paths.products()}>Cancel</ButtonLink>
            </>
          )
        }
      />
      <PageBody pad="0 24 24">
        <ImportWorkflow kind={kind} />
      </PageBody>
    </>
  );
}
