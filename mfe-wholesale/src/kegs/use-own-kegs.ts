import { type Client, createTypedCall } from 'shared-domain/client';
import { kegCalls } from 'shared-domain/licences';
import { useLicenseeAnswer } from '../licensee/use-licensee-answer.ts';

const readKegs = ({ raw }: Client) => createTypedCall(raw, kegCalls)('licenseeKegs');

/** The licensee's kegs, null while loading, and a function to reload them. */
export const useOwnKegs = () => useLicenseeAnswer(readKegs);
