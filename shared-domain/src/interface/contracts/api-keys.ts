import { z } from 'zod';
import { KEY_GROUP_NAMES } from '../../office/api-keys/index.ts';
import { instant } from './fields.ts';
import { requiredText } from './form-fields.ts';

/** What owners enter about a key (KEY-1). */
export const apiKeyForm = z.object({
  name: requiredText(1, 'Please give the key a name', 60),
  groups: z.array(z.enum(KEY_GROUP_NAMES)).min(1, 'Please choose at least one thing that it may do'),
  expiresAt: instant.optional().describe('From when on it is refused; never if left out'),
});
export type ApiKeyForm = z.infer<typeof apiKeyForm>;

/** A key as owners see it: never its secret. */
export const apiKeyJson = apiKeyForm.extend({
  id: z.string(),
  createdAt: instant,
  createdBy: z.string(),
  lastUsedAt: instant.optional().describe('To the minute'),
  revokedAt: instant.optional(),
});
export type ApiKeyJson = z.infer<typeof apiKeyJson>;

export const apiKeysJson = z.object({ keys: z.array(apiKeyJson) });
export type ApiKeysJson = z.infer<typeof apiKeysJson>;

/** The answer to a new key, the only one that ever has its token. */
export const createdApiKeyJson = apiKeysJson.extend({
  id: z.string(),
  token: z.string().describe('Sent as `Authorization: Bearer ...`; shown once'),
});
export type CreatedApiKeyJson = z.infer<typeof createdApiKeyJson>;

export const apiKeyParams = z.object({ id: z.string().regex(/^\w{8,32}$/) });
