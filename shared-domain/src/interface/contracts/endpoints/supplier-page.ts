import type { CallName } from '../../../foundation/calls/index.ts';
import {
  supplierLinkParams,
  supplierLinksJson,
  supplierPageJson,
  supplierPageRequest,
} from '../supplier-page.ts';
import type { EndpointContract } from './endpoint.ts';

const staff = {
  who: 'staff',
  role: 'office',
  rate: 'staff',
  status: 200,
  response: supplierLinksJson,
} as const;

/** A supplier's own page, and the links to it. */
export const supplierPageEndpoints = {
  openSupplierPage: {
    who: 'all',
    rate: 'quote',
    summary: 'Deliveries and stock of the supplier of a link',
    request: supplierPageRequest,
    status: 200,
    response: supplierPageJson,
    problems: ['link_invalid', 'unavailable'],
  },
  supplierLinks: { ...staff, summary: "The links that open suppliers' pages" },
  makeSupplierLink: {
    ...staff,
    recentPasskey: true,
    summary: "Make a link to a supplier's page; the one before it ends at once",
    params: supplierLinkParams,
    problems: ['not_found'],
  },
  revokeSupplierLink: {
    ...staff,
    summary: "End the link to a supplier's page at once",
    params: supplierLinkParams,
  },
} as const satisfies Partial<Record<CallName, EndpointContract>>;
