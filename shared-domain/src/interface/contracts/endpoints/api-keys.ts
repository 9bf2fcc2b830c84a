import type { CallName } from '../../../foundation/calls/index.ts';
import { apiKeyForm, apiKeyParams, apiKeysJson, createdApiKeyJson } from '../api-keys.ts';
import type { EndpointContract } from './endpoint.ts';

const owner = { who: 'staff', role: 'owner', rate: 'staff' } as const;

/** API keys, for owners. */
export const apiKeyEndpoints = {
  apiKeys: { ...owner, summary: 'API keys, without their tokens', status: 200, response: apiKeysJson },
  createApiKey: {
    ...owner,
    recentPasskey: true,
    summary: 'A new API key; its token is in this answer only',
    request: apiKeyForm,
    status: 201,
    response: createdApiKeyJson,
    problems: ['api_keys_full'],
  },
  revokeApiKey: {
    ...owner,
    summary: 'Revoke an API key, from its next request on',
    params: apiKeyParams,
    status: 200,
    response: apiKeysJson,
    problems: ['not_found'],
  },
} as const satisfies Partial<Record<CallName, EndpointContract>>;
