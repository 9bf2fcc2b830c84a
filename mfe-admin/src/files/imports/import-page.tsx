import type { ReactNode } from 'react';
import type { ImportKind } from 'shared-domain/contracts';
import { usePhone } from '../../data/calls/index.ts';
import { Text } from '../../kit/layout/index.ts';
import { PageHead } from '../../kit/parts/index.ts';
import { type ColumnNames, TemplateLink } from './columns-card.tsx';
import type { DropZoneTexts } from './drop-zone.tsx';
import { ImportWorkflow } from './import-workflow.tsx';
import styles from './imports.module.css';
import type { Template } from './template.ts';

/** A page that imports a CSV file: a heading and the import workflow. */
export function ImportPage({
  title,
  before,
  after,
  ...desk
}: {
  kind: Exclude<ImportKind, 'licences'>;
  title: string;
  texts: DropZoneTexts;
  columns: ColumnNames;
  template: Template;
  /** To the left and right of the sample file in the heading. */
  before?: ReactNode;
  after?: ReactNode;
  /** Below the history. */
  children?: ReactNode;
}) {
  const isPhone = usePhone();
  const sample = !isPhone && <TemplateLink template={desk.template} />;
  const hasActions = Boolean(before) || Boolean(after) || !isPhone;
  return (
    <>
      <PageHead
        title={title}
        actions={
          hasActions && (
            <>
              {before}
              {sample}
              {after}
            </>
          )
        }
      />
      <Text as="div" pad="0 24 24" className={styles.page}>
        <ImportWorkflow {...desk} />
      </Text>
    </>
  );
}
