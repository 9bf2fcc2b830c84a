import type { OrderJson } from 'shared-domain/contracts';

/** Units of all lines. */
export const unitsOf = ({ items }: Pick<OrderJson, 'items'>): number =>
  items.reduce((units, { quantity }) => units + quantity, 0);

/** Who ordered: the business if there is one, else the person. */
export const buyerOf = ({ accountName, customerName }: OrderJson): string => accountName || customerName;
