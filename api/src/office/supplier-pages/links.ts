import type { SupplierJson, SupplierLinksJson } from 'shared-domain/contracts';
import { addDays, dayOf, endOfDay } from 'shared-domain/dates';
import { readSuppliers } from '../../catalogue/suppliers/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { entryOf } from '../../requests/audit/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { openSupplierToken, type Staff, supplierToken } from '../../requests/protections/index.ts';
import { supplierLinkModel } from './model.ts';

/** How long a link works, in days. */
const LIFETIME = 90;

/** The links that work now. */
export async function workingLinks(deps: Deps): Promise<SupplierLinksJson> {
  const links = await supplierLinkModel(deps.connection)
    .find({ until: { $gte: deps.clock() } })
    .lean();
  return {
    links: links.map(({ _id: supplier, link, until, at, by }) => ({
      supplier,
      // In the fragment, the token reaches no server log.
      url: `${deps.configuration.publicOrigin}/suppliers#${supplierToken(deps, { supplier, link })}`,
      until: (until ?? at).toISOString(),
      at: at.toISOString(),
      by,
    })),
  };
}

/** Makes a supplier's link; the one before it ends at once (SUPPLIER-23). */
export async function makeLink(deps: Deps, staff: Staff, id: string): Promise<void> {
  const supplier = await supplierWith(deps, id);
  if (!supplier) throw problem('not_found');
  const at = deps.clock();
  const until = endOfDay(addDays(dayOf(at), LIFETIME));
  const pendingAudit = entryOf(deps, staff.email, {
    action: 'supplier.link',
    subject: supplier.name,
    after: { until: until.toISOString() },
  });
  await supplierLinkModel(deps.connection).updateOne(
    { _id: id },
    { $inc: { link: 1 }, $set: { until, at, by: staff.email }, $push: { pendingAudit } },
    { upsert: true },
  );
}

/** Ends a supplier's link at once (SUPPLIER-23). */
export async function revokeLink(deps: Deps, staff: Staff, id: string): Promise<void> {
  const supplier = await supplierWith(deps, id);
  const pendingAudit = entryOf(deps, staff.email, {
    action: 'supplier.link-revoked',
    subject: supplier?.name ?? id,
  });
  await supplierLinkModel(deps.connection).updateOne(
    { _id: id, until: { $ne: null } },
    { $set: { until: null }, $push: { pendingAudit } },
  );
}

/** The supplier of a token, and when its link ends. Throws unless it is the supplier's working link. */
export async function openLink(deps: Deps, token: string): Promise<{ supplier: SupplierJson; until: Date }> {
  const opened = openSupplierToken(deps, token);
  const stored = opened && (await supplierLinkModel(deps.connection).findById(opened.supplier).lean());
  const until = stored?.link === opened?.link ? stored?.until : null;
  const supplier = opened && until && deps.clock() <= until && (await supplierWith(deps, opened.supplier));
  if (!supplier || !until) throw problem('link_invalid');
  return { supplier, until };
}

const supplierWith = async ({ connection }: Deps, id: string): Promise<SupplierJson | undefined> =>
  (await readSuppliers(connection)).find((supplier) => supplier.id === id);
