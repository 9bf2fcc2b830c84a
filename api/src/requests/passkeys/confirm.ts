import type { Request } from 'express';
import type { PasskeyConfirmation } from 'shared-domain/contracts';
import type { Deps } from '../../foundation/dependencies.ts';
import { problem } from '../problems/index.ts';
import { confirmationOptions, confirmedCounter } from './ceremony.ts';
import { setChallenge, takeChallenge } from './challenge.ts';
import { recordUse } from './change.ts';
import { passkeysOf } from './model.ts';

/** Authentication options for an address's passkeys. */
export async function challengeFor(deps: Deps, email: string, request: Request) {
  const options = await confirmationOptions(deps, await passkeysOf(deps.connection, email));
  setChallenge(deps, request, 'confirm', options.challenge);
  return { ...options };
}

/** Verifies a browser's answer to its challenge with an address's passkeys. Throws `passkey_refused`. */
export async function confirmPasskeyOf(
  deps: Deps,
  email: string,
  { request, credential }: { request: Request; credential: PasskeyConfirmation },
): Promise<void> {
  const challenge = takeChallenge(deps, request, 'confirm');
  const key = (await passkeysOf(deps.connection, email)).find(({ id }) => id === credential.id);
  if (!key) throw problem('passkey_refused');
  await recordUse(deps, email, key.id, await confirmedCounter(deps, challenge, key, credential));
}
