import type { SupplierLinksJson } from 'shared-domain/contracts';
import { useCall, useChange, useToast } from '../../data/calls/index.ts';

/** The links to suppliers' pages, and what staff do with them (SUPPLIER-23). */
export function useLinks() {
  const toast = useToast();
  const answered = { answered: (links: SupplierLinksJson) => ({ supplierLinks: () => links }) };
  const suppliers = useCall('suppliers', {});
  const links = useCall('supplierLinks', {});
  const making = useChange('makeSupplierLink', answered);
  const revoking = useChange('revokeSupplierLink', answered);
  const copy = async (url: string, done: string) => {
    try {
      await navigator.clipboard.writeText(url);
      toast.done(done);
    } catch {
      toast.failed('Not copied', url);
    }
  };
  const make = async (supplier: string) => {
    const result = await making.send({ params: { supplier } });
    if (!result.ok) return toast.failed('No link was made', result.problem.detail);
    const made = result.data.links.find((link) => link.supplier === supplier);
    if (made) await copy(made.url, 'Link made and copied');
  };
  const revoke = async (supplier: string) => {
    const result = await revoking.send({ params: { supplier } });
    if (result.ok) toast.done('The link has ended');
    else toast.failed('The link has not ended', result.problem.detail);
  };
  const { data: working } = links;
  return {
    problem: suppliers.problem ?? links.problem,
    refetch: suppliers.problem ? suppliers.refetch : links.refetch,
    rows:
      suppliers.data &&
      working &&
      suppliers.data.suppliers.map((supplier) => ({
        ...supplier,
        link: working.links.find((link) => link.supplier === supplier.id),
      })),
    ...{ copy, make, revoke, isSending: making.isSending || revoking.isSending },
  };
}
