import { type Client, createTypedCall } from 'shared-domain/client';
import { allocationCalls } from 'shared-domain/licences';

/** Makes a licensee's calls about scarce beer, over the connection of the page's client. */
export const allocationCall = ({ raw }: Pick<Client, 'raw'>) => createTypedCall(raw, allocationCalls);
