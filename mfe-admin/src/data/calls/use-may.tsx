import { useAtomValue } from 'jotai';
import { type ReactNode, useCallback } from 'react';
import type { StaffCallName } from 'shared-domain/staff-client';
import { sessionAtom } from 'shared-domain/state';

/** Whether the signed-in role may make a call, according to the API (STAFF-26). */
export function useMay(): (call: StaffCallName) => boolean {
  const refused = useAtomValue(sessionAtom).staff?.refused;
  return useCallback((call) => !refused?.includes(call), [refused]);
}

/** Renders its children only for roles that may make a call. */
export const May = ({ call, children }: { call: StaffCallName; children: ReactNode }) =>
  useMay()(call) ? children : null;
