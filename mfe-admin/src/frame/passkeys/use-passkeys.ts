import type { PasskeysJson } from 'shared-domain/contracts';
import { useCache, useCall, useChange, useStaff, useToast } from '../../data/calls/index.ts';
import { makePasskey } from './ceremony.ts';

/** One's own passkeys. `add` and `rename` return the reason for a refusal. */
export function usePasskeys() {
  const staff = useStaff();
  const cache = useCache();
  const toast = useToast();
  const reading = useCall('passkeys', {});
  const answered = (left: PasskeysJson) => ({ passkeys: () => left });
  const renaming = useChange('renamePasskey', { answered });
  const removing = useChange('removePasskey', { answered });
  return {
    ...reading,
    busy: removing.isSending,
    add: async (name: string) => {
      const result = await makePasskey(staff, name);
      if (!result.ok) return result.problem.detail;
      cache.patch(answered(result.data));
      toast.done('Passkey set up', 'Your next sign-in asks for it after the emailed link.');
    },
    rename: async (id: string, name: string) => {
      const result = await renaming.send({ params: { id }, body: { name } });
      return result.ok ? undefined : result.problem.detail;
    },
    remove: async ({ id, name }: { id: string; name: string }) => {
      const result = await removing.send({ params: { id } });
      if (result.ok) return toast.done(`Passkey ${name} removed`);
      toast.failed('The passkey was not removed', result.problem.detail);
      reading.refetch();
    },
  };
}
