import { useAtomValue } from 'jotai';
import { type ReactNode, useCallback } from 'react';
import type { StaffCallName } from 'shared-domain/staff-client';
import { sessionAtom } from 'shared-domain/state';

/** Whether the role of who is signed in may make a call: the API says which it may not (STAFF-26). */
export function useMay(): (call: StaffCallName) => boolean {
  const refused = useAtomValue(sessionAtom).staff?.refused;
  return useCallback((call) => !refused?.includes(call), [refused]);
}

/** What is shown only to those who may make a call. */
export const May = ({ call, children }: { call: StaffCallName; children: ReactNode }) =>
  useMay()(call) ? children : null;
