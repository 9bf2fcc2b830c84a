import type { SupplierForm, SupplierJson } from 'shared-domain/contracts';
import { brandKey } from 'shared-domain/suppliers';
import { isDuplicate } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { entryOf, writeEntries } from '../../requests/audit/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { presentSupplier, type SupplierDocument, supplierModel } from './model.ts';

/** Adds or changes a supplier, unless it has changed since it was read, or another one has one of its brands (SUPPLIER-1). */
export async function saveSupplier(
  deps: Deps,
  who: string,
  id: string,
  { version, ...form }: SupplierForm & { version: number },
): Promise<SupplierJson> {
  const model = supplierModel(deps.connection);
  const before = await model.findById(id).lean<SupplierDocument>();
  if ((before?.version ?? 0) !== version) throw problem('stale');
  const brandKeys = [...new Set(form.brands.map(brandKey))];
  await refuseTakenBrands(deps, id, brandKeys);
  const updatedAt = new Date(Math.max(deps.clock().getTime(), (before?.updatedAt.getTime() ?? 0) + 1));
  const after = { ...withoutEmpty(form), brandKeys, version: version + 1, updatedAt };
  const entry = entryOf(deps, who, {
    action: before ? 'supplier.edit' : 'supplier.create',
    subject: form.name,
    ...(before ? { before: auditedSupplier(before) } : {}),
    after: auditedSupplier(after),
  });
  const unset = (['licenceNumber', 'ldbVendorNumber'] as const).filter((field) => !after[field]);
  try {
    const { matchedCount, upsertedCount } = await model.updateOne(
      { _id: id, version },
      {
        $set: after,
        ...(unset.length > 0 ? { $unset: Object.fromEntries(unset.map((field) => [field, 1])) } : {}),
        $push: { pendingAudit: entry },
      },
      { upsert: version === 0 },
    );
    if (matchedCount + upsertedCount !== 1) throw problem('stale');
  } catch (cause) {
    // Another supplier took a brand, or the same one was saved twice, in the same moment.
    if (isDuplicate(cause)) throw problem('stale');
    throw cause;
  }
  const stored = await model.findById(id).lean<SupplierDocument>();
  if (!stored) throw problem('stale');
  return presentSupplier(stored);
}

async function refuseTakenBrands(deps: Deps, id: string, brandKeys: string[]): Promise<void> {
  const other = await supplierModel(deps.connection)
    .findOne({ _id: { $ne: id }, brandKeys: { $in: brandKeys } })
    .lean<SupplierDocument>();
  if (!other) return;
  const brand = other.brands.find((one) => brandKeys.includes(brandKey(one)));
  const message = `${brand} belongs to ${other.name}`;
  throw problem('validation', { errors: [{ path: 'brands', message }] });
}

/** An empty text is left out. */
const withoutEmpty = (form: SupplierForm): SupplierForm =>
  Object.fromEntries(Object.entries(form).filter(([, value]) => value !== '')) as SupplierForm;

const AUDITED = ['name', 'brands', 'licenceNumber', 'ldbVendorNumber', 'showsCustomers'] as const;

/** A supplier in the audit: contacts by their number, because entries outlive people's data. */
export const auditedSupplier = (supplier: Partial<Record<keyof SupplierForm, unknown>>) => ({
  ...Object.fromEntries(
    AUDITED.flatMap((field) =>
      supplier[field] === undefined || supplier[field] === '' ? [] : [[field, supplier[field]]],
    ),
  ),
  ...(Array.isArray(supplier.contacts) ? { contacts: supplier.contacts.length } : {}),
});

/** Removes a supplier; its products and reports stay. */
export async function removeSupplier(deps: Deps, who: string, id: string): Promise<void> {
  const model = supplierModel(deps.connection);
  const before = await model.findById(id).lean<SupplierDocument>();
  if (!before) throw problem('not_found');
  const entry = entryOf(deps, who, {
    action: 'supplier.remove',
    subject: before.name,
    before: auditedSupplier(before),
  });
  await writeEntries(deps.connection, [entry]);
  await model.deleteOne({ _id: id, version: before.version });
}
