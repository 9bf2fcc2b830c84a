import type { PasskeysJson } from 'shared-domain/contracts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { Handlers } from '../calls/index.ts';
import { recordPasskey } from '../protections/index.ts';
import { registeredPasskey, registrationOptions } from './ceremony.ts';
import { setChallenge, takeChallenge } from './challenge.ts';
import { addKey, removeKey, renameKey } from './change.ts';
import { passkeysOf } from './model.ts';

type Names = 'passkeys' | 'passkeyRegistration' | 'addPasskey' | 'renamePasskey' | 'removePasskey';

async function present({ connection }: Deps, email: string): Promise<PasskeysJson> {
  const keys = await passkeysOf(connection, email);
  return {
    passkeys: keys.map(({ id, name, createdAt, usedAt }) => ({
      ...{ id, name, createdAt: createdAt.toISOString() },
      usedAt: usedAt?.toISOString() ?? null,
    })),
  };
}

/** The passkeys of a member of staff, and changing them (STAFF-34). */
export const passkeyHandlers = (deps: Deps): Handlers<Names> => ({
  passkeys: ({ staff }) => present(deps, staff.email),
  passkeyRegistration: async ({ staff: { email }, request }) => {
    const options = await registrationOptions(deps, email, await passkeysOf(deps.connection, email));
    setChallenge(deps, request, 'make', options.challenge);
    return { ...options };
  },
  addPasskey: async ({ body: { name, credential }, staff: { email }, request }) => {
    const made = await registeredPasskey(deps, takeChallenge(deps, request, 'make'), credential);
    await addKey(deps, email, { ...made, name, createdAt: deps.clock() });
    recordPasskey(deps, request);
    return present(deps, email);
  },
  renamePasskey: async ({ params, body, staff: { email } }) => {
    await renameKey(deps, email, params.id, body.name);
    return present(deps, email);
  },
  removePasskey: async ({ params, staff: { email } }) => {
    await removeKey(deps, email, params.id);
    return present(deps, email);
  },
});
