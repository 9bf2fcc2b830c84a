import type { CallName } from '../../../foundation/calls/index.ts';
import { supplierJson, supplierListJson, supplierParams, supplierPut } from '../suppliers.ts';
import type { EndpointContract } from './endpoint.ts';

const staff = { who: 'staff', role: 'office', rate: 'staff', status: 200 } as const;

/** Suppliers, for staff. */
export const supplierEndpoints = {
  suppliers: {
    ...staff,
    role: 'warehouse',
    keys: ['catalogue.read'],
    summary: 'Suppliers and their brands',
    response: supplierListJson,
  },
  saveSupplier: {
    ...staff,
    summary: 'Add or change a supplier',
    params: supplierParams,
    request: supplierPut,
    response: supplierJson,
    problems: ['stale'],
  },
  removeSupplier: {
    ...staff,
    summary: 'Remove a supplier; its products stay',
    params: supplierParams,
    response: supplierListJson,
    problems: ['not_found'],
  },
} as const satisfies Partial<Record<CallName, EndpointContract>>;
