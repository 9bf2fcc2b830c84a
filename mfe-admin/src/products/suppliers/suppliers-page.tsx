import { useState } from 'react';
import type { SupplierJson, SupplierPut } from 'shared-domain/contracts';
import { Icon } from 'shared-ui/icons';
import { useCall, useChange, useToast, useUndo } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Text } from '../../kit/layout/index.ts';
import { type Column, List } from '../../kit/list/index.ts';
import { Button, ButtonLink, Menu, Nothing, Notice, PageHead, TextButton } from '../../kit/parts/index.ts';
import { SupplierDialog } from './supplier-dialog.tsx';

/** The suppliers, and saving and removing one; a removed one comes back by Undo (SUPPLIER-1). */
function useSuppliers() {
  const toast = useToast();
  const offerUndo = useUndo();
  const list = useCall('suppliers', {});
  const { send: put } = useChange('saveSupplier', { topic: 'suppliers' });
  const { send: take } = useChange('removeSupplier', { topic: 'suppliers' });
  const save = async (id: string, body: SupplierPut) => {
    const result = await put({ params: { id }, body });
    if (!result.ok) return result.problem;
    toast.done(`${result.data.name} saved`);
    return undefined;
  };
  const remove = async ({ id, version: _, ...supplier }: SupplierJson) => {
    const result = await take({ params: { id } });
    if (!result.ok) return void toast.failed('Not removed', result.problem.detail);
    const undo = async () => void (await save(id, { ...supplier, version: 0 }));
    offerUndo({ title: `${supplier.name} removed`, undo });
  };
  return { list, save, remove };
}

/** 'Suppliers' (SUPPLIER-1): the breweries whose products we distribute. */
export default function SuppliersPage() {
  const { list, save, remove } = useSuppliers();
  const [open, setOpen] = useState<SupplierJson | 'new' | null>(null);
  const without = list.data?.brandsWithout ?? [];
  const columns = columnsOf(setOpen, (supplier) => void remove(supplier));
  return (
    <>
      <PageHead
        title="Suppliers"
        actions={
          <>
            <ButtonLink to={paths.supplierLinks}>Links to their pages</ButtonLink>
            <ButtonLink to={paths.uploadSuppliers}>Upload a file</ButtonLink>
            <Button variant="primary" onClick={() => setOpen('new')}>
              <Icon name="plus" size={16} />
              Add a supplier
            </Button>
          </>
        }
      />
      {without.length > 0 && (
        <Text as="div" margin="12 0 0">
          <Notice tone="warn">Brands without a supplier: {without.join(', ')}</Notice>
        </Text>
      )}
      <List<SupplierJson>
        label="Suppliers"
        frame="page"
        columns={columns}
        source={{ ...list, rows: list.data?.suppliers }}
        texts={{ failed: 'The suppliers could not be loaded', loading: 'Loading the suppliers...' }}
        empty={<Nothing title="No suppliers yet">Add the breweries whose brands you distribute.</Nothing>}
      />
      {open !== null && (
        <SupplierDialog
          supplier={open === 'new' ? undefined : open}
          brandsWithout={without}
          onSave={save}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

const columnsOf = (
  onEdit: (supplier: SupplierJson) => void,
  onRemove: (supplier: SupplierJson) => void,
): Column<SupplierJson>[] => [
  {
    label: 'Name',
    card: 'head',
    show: (supplier) => <TextButton onClick={() => onEdit(supplier)}>{supplier.name}</TextButton>,
  },
  { label: 'Brands', card: 'wide', show: ({ brands }) => brands.join(', ') },
  { label: 'Licence', card: 'line', yields: true, show: ({ licenceNumber }) => licenceNumber ?? '–' },
  { label: 'LDB vendor', yields: true, show: ({ ldbVendorNumber }) => ldbVendorNumber ?? '–' },
  {
    label: 'Reports go to',
    look: 'quiet',
    card: 'foot',
    show: ({ contacts }) =>
      contacts
        .filter(({ getsReports }) => getsReports)
        .map(({ email }) => email)
        .join(', ') || 'No contact yet',
  },
  {
    label: 'Actions',
    look: 'tight',
    card: 'head-end',
    show: (supplier) => (
      <Menu
        name={`${supplier.name}: edit or remove`}
        icon={<StaffIcon name="more" size={17} />}
        choices={[
          { id: 'edit', label: 'Edit', onChoose: () => onEdit(supplier) },
          { id: 'remove', label: 'Remove', onChoose: () => onRemove(supplier) },
        ]}
      />
    ),
  },
];
