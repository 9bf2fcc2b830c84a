import { useAtomValue } from 'jotai';
import type { FlagName } from 'shared-domain/staff';
import { sessionAtom } from 'shared-domain/state';

/** Whether staff have turned a flag on for this visitor; false until the API has answered (RELEASE-23). */
export const useFlag = (name: FlagName): boolean => !!useAtomValue(sessionAtom).flags?.includes(name);
