import { useState } from 'react';
import type { AccountingFile, ImportKind } from 'shared-domain/contracts';
import { dayOf } from 'shared-domain/dates';
import { type StaffCallName, staffAddresses } from 'shared-domain/staff-client';
import { Icon } from 'shared-ui/icons';
import { useMay, useNow } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { Row, Small, Stack, Text } from '../../kit/layout/index.ts';
import { ButtonAnchor, ButtonLink, Card, PageBody, PageHead, TextLink } from '../../kit/parts/index.ts';
import { IgnoredSkus } from './ignored-skus.tsx';
import { ImportWorkflow } from './import-workflow.tsx';
import { KINDS } from './kinds.ts';
import { PicturesDialog } from './pictures-dialog.tsx';

/** A file, or the page that makes it; with the call that a role needs for it. */
type Outgoing = { title: string; text: string; needs: StaffCallName } & ({ href: string } | { to: string });

function filesOf(today: string): Outgoing[] {
  const period = { from: `${today.slice(0, 7)}-01`, to: today };
  const book = (file: AccountingFile) => ({
    needs: 'accountingFile' as const,
    href: staffAddresses.accountingFile(file, period),
  });
  return [
    {
      title: 'All of the month',
      text: 'Every file for the accountant, in one ZIP',
      needs: 'accountingFile',
      href: staffAddresses.accountingArchive(period),
    },
    { title: 'Sales', text: 'Orders with taxes, deposits and kegs', ...book('sales.csv') },
    { title: 'Liquor register', text: 'What went out, to which licence', ...book('liquor-register.csv') },
    { title: 'QuickBooks', text: 'Invoices', ...book('quickbooks-invoices.csv') },
    { title: 'Xero', text: 'Invoices and credit notes', ...book('xero.csv') },
    {
      title: 'Receivables',
      text: 'What accounts owe today',
      needs: 'receivablesCsv',
      href: staffAddresses.receivablesCsv,
    },
    {
      title: 'Supplier reports',
      text: 'Sales of a week, to check and send',
      needs: 'salesReports',
      to: paths.salesReports,
    },
    { title: 'Retail leads', text: 'Names and emails', needs: 'leadsCsv', href: staffAddresses.leadsCsv },
  ];
}

/** What goes out of the shop: files of this month and lists, for the roles that may have them. */
function OutgoingCard() {
  const may = useMay();
  const files = filesOf(dayOf(useNow())).filter(({ needs }) => may(needs));
  if (files.length === 0) return null;
  return (
    <Card
      title="What goes out"
      aside={may('accounting') && <TextLink to={paths.accounting}>Another month</TextLink>}
    >
      <ul>
        {files.map((file) => (
          <Row as="li" key={file.title} gap={12} ruled pad="7 14">
            <Stack grow>
              <Text weight={500}>{file.title}</Text>
              <Small tight>{file.text}</Small>
            </Stack>
            {'to' in file ? (
              <ButtonLink to={file.to}>
                Open<span className="visually-hidden"> {file.title}</span>
              </ButtonLink>
            ) : (
              <ButtonAnchor href={file.href} download>
                <Icon name="download" size={16} />
                Download<span className="visually-hidden"> {file.title}</span>
              </ButtonAnchor>
            )}
          </Row>
        ))}
      </ul>
    </Card>
  );
}

/** `/admin/upload`: any file is dropped here and recognised (IMPORT-31); below, what goes out. */
export default function FilesPage() {
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
