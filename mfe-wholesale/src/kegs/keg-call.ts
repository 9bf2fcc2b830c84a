import { type Client, createTypedCall } from 'shared-domain/client';
import { kegCalls } from 'shared-domain/licences';

/** Makes a licensee's calls about kegs, over the connection of the page's client. */
export const kegCall = ({ raw }: Pick<Client, 'raw'>) => createTypedCall(raw, kegCalls);
