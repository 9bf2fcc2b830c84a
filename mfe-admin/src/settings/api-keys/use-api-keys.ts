import type { ApiKeyForm, ApiKeyJson } from 'shared-domain/contracts';
import { useCall, useChange, useToast } from '../../data/calls/index.ts';

/** The API keys; creating one returns its token, which no later call has (KEY-1). */
export function useApiKeys() {
  const toast = useToast();
  const { data, ...list } = useCall('apiKeys', {});
  const { send: create } = useChange('createApiKey', {
    answered: ({ keys }) => ({ apiKeys: () => ({ keys }) }),
  });
  const { send: end, isSending: isRevoking } = useChange('revokeApiKey', {
    answered: (left) => ({ apiKeys: () => left }),
  });
  return {
    list: { ...list, rows: data?.keys },
    busy: isRevoking,
    create: (body: ApiKeyForm) => create({ body }),
    revoke: async ({ id, name }: ApiKeyJson) => {
      const result = await end({ params: { id } });
      if (result.ok) toast.done(`${name} was revoked`, 'Programs that send it are refused from now on.');
      else toast.failed('The key was not revoked', result.problem.detail);
      return result.ok;
    },
  };
}
