import type { Endpoint } from './endpoint.ts';
import { importEndpoints } from './imports.ts';
import { inventoryEndpoints } from './inventory.ts';
import { orderDeskEndpoints } from './order-desk.ts';
import { orderingEndpoints } from './ordering.ts';
import { shopEndpoints } from './shop.ts';
import { signingInEndpoints } from './signing-in.ts';
import { staffEndpoints } from './staff.ts';

/** Every call of the API by its name (design: api.md). */
export const endpoints = {
  ...shopEndpoints,
  ...orderingEndpoints,
  ...signingInEndpoints,
  ...inventoryEndpoints,
  ...importEndpoints,
  ...orderDeskEndpoints,
  ...staffEndpoints,
} as const satisfies Record<string, Endpoint>;

export type EndpointName = keyof typeof endpoints;
