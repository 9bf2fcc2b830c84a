import { randomUUID } from 'node:crypto';
import { supplierForm } from 'shared-domain/contracts';
import {
  mergedSuppliers,
  type SupplierRow,
  supplierChanges,
  supplierColumnsOf,
  supplierRowOf,
  withImported,
} from 'shared-domain/imports';
import { brandKey } from 'shared-domain/suppliers';
import { brandOwners, readSuppliers } from '../../catalogue/suppliers/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { emptyFile } from './empty-file.ts';
import { plainColumns } from './plain-columns.ts';
import type { Read, Reviewed, Reviewer, Sheet } from './reviewer.ts';

/** Supplier files: a row for each supplier, or for each of its brands and contacts (SUPPLIER-3). */
export async function suppliersReviewer(deps: Deps, { headers, samples, chosen }: Sheet): Promise<Reviewer> {
  const columns = supplierColumnsOf(headers, chosen);
  if (columns === null) throw emptyFile('suppliers');
  const stored = await readSuppliers(deps.connection);
  const byId = new Map(stored.map((supplier) => [supplier.id, supplier]));
  const ids = new Map(stored.map(({ id, name }) => [brandKey(name), id]));
  const idOf = (name: string): string => {
    const id = ids.get(brandKey(name)) ?? randomUUID();
    ids.set(brandKey(name), id);
    return id;
  };
  const ownerOf = brandOwners(stored.map((supplier) => ({ ...supplier, _id: supplier.id })));
  const claimed = new Map<string, { id: string; name: string }>();
  /** A brand belongs to the supplier that has it, or to the first in the file. */
  const ownerIn = (brand: string, claimant: { id: string; name: string }) => {
    const owner = ownerOf(brand) ?? claimed.get(brandKey(brand)) ?? claimant;
    claimed.set(brandKey(brand), owner);
    return owner;
  };
  return {
    ...plainColumns({ headers, samples, chosen }, columns),
    read: ({ cells, row, broken }) => {
      const parsed = supplierRowOf(cells, columns);
      if (parsed === null) return undefined;
      if (broken === undefined) return { sku: idOf(parsed.values.name), rows: [row], parsed };
      const { name } = parsed.values;
      const faulty: SupplierRow = { values: { name, brands: [], contacts: [] }, faults: [broken] };
      return { sku: randomUUID(), rows: [row], parsed: faulty };
    },
    merge: (first, second) => {
      const rows = [...first.rows, ...second.rows];
      const parsed = mergedSuppliers(first.parsed as SupplierRow, second.parsed as SupplierRow, rows);
      return { ...second, rows, parsed };
    },
    faulty: (cells) => {
      const parsed = supplierRowOf(cells, columns);
      return parsed ? problemsOf(parsed, undefined).flatMap(({ path }) => columns[fieldOf(path)] ?? []) : [];
    },
    review: async (rows) =>
      rows.map((row) => {
        const { name, brands } = (row.parsed as SupplierRow).values;
        const claimant = { id: row.sku, name };
        const taken = brands
          .map((brand) => ({ brand, owner: ownerIn(brand, claimant) }))
          .flatMap(({ brand, owner }) => (owner.id === row.sku ? [] : [`${brand} belongs to ${owner.name}`]));
        return reviewed(row, byId.get(row.sku), taken);
      }),
  };
}

type Existing = Awaited<ReturnType<typeof readSuppliers>>[number] | undefined;

/** What keeps a supplier from being stored, by the schema of the form (SUPPLIER-1). */
function problemsOf({ values }: SupplierRow, existing: Existing): { path: PropertyKey[]; message: string }[] {
  const checked = supplierForm.safeParse({ showsCustomers: false, ...withImported(existing, values) });
  return checked.success ? [] : checked.error.issues.map(({ path, message }) => ({ path, message }));
}

const CONTACT_COLUMNS: Readonly<Record<string, 'contactName' | 'phone'>> = {
  name: 'contactName',
  phone: 'phone',
};

function fieldOf([field, , part]: PropertyKey[]) {
  if (field === 'contacts') return CONTACT_COLUMNS[String(part)] ?? 'email';
  return field as 'name' | 'brands' | 'licenceNumber' | 'ldbVendorNumber';
}

function reviewed({ sku, rows, parsed }: Read, existing: Existing, taken: readonly string[]): Reviewed {
  const row = parsed as SupplierRow;
  const messages = [
    ...row.faults,
    ...(row.faults.length > 0 ? [] : problemsOf(row, existing).map(({ message }) => message)),
    ...taken,
  ];
  const changes = messages.length > 0 ? [] : supplierChanges(existing, withImported(existing, row.values));
  const kind = existing ? (changes.length === 0 ? 'unchanged' : 'updated') : 'new';
  return {
    ...{ sku, rows, changes, isNew: !existing },
    tab: messages.length > 0 ? 'issues' : kind,
    values: { name: existing?.name ?? row.values.name },
    errors: messages.map((message) => ({ code: 'invalid-value', message })),
    ...{ notes: [], autoIgnored: false, suspicious: false, edits: {} },
    exclusion: messages[0] ?? null,
  };
}
