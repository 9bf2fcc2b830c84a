import { type Client, createTypedCall } from 'shared-domain/client';
import { kegCalls } from 'shared-domain/licences';

/** A licensee's calls about kegs, through the page's client. */
export const kegCall = ({ raw }: Pick<Client, 'raw'>) => createTypedCall(raw, kegCalls);
