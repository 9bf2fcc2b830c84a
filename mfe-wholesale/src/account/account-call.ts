import { type Client, createTypedCall } from 'shared-domain/client';
import { accountCalls } from 'shared-domain/licences';

/** The calls of an account's people, through the page's client. */
export const accountCall = ({ raw }: Pick<Client, 'raw'>) => createTypedCall(raw, accountCalls);
