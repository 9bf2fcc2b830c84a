import { type Client, createTypedCall } from 'shared-domain/client';
import { allocationCalls } from 'shared-domain/licences';

/** A licensee's calls about allocations, through the page's client. */
export const allocationCall = ({ raw }: Pick<Client, 'raw'>) => createTypedCall(raw, allocationCalls);
