import { z } from 'zod';
import type { CallName } from '../../../foundation/calls/index.ts';
import {
  passkeyConfirmation,
  passkeyName,
  passkeyOptions,
  passkeyRequest,
  passkeysJson,
} from '../passkeys.ts';
import { sessionJson } from '../sessions.ts';
import { staffListJson } from '../staff.ts';
import type { EndpointContract } from './endpoint.ts';

const own = { who: 'staff', role: 'driver', rate: 'staff', status: 200 } as const;
const one = z.object({ id: z.string().max(1400) });

/** Staff passkeys: the second factor of a sign-in, requested again before critical actions. */
export const passkeyEndpoints = {
  passkeys: { ...own, summary: "The caller's passkeys", response: passkeysJson },
  passkeyRegistration: {
    ...own,
    recentPasskey: true,
    summary: 'Options for creating a passkey',
    response: passkeyOptions,
  },
  addPasskey: {
    ...own,
    summary: 'Add a passkey; from then on signing in needs it after the emailed link',
    request: passkeyRequest,
    status: 201,
    response: passkeysJson,
    problems: ['passkey_refused', 'passkeys_full'],
  },
  renamePasskey: {
    ...own,
    summary: 'Rename a passkey',
    params: one,
    request: z.object({ name: passkeyName }),
    response: passkeysJson,
    problems: ['not_found'],
  },
  removePasskey: {
    ...own,
    recentPasskey: true,
    summary: "Remove one of the caller's passkeys",
    params: one,
    response: passkeysJson,
    problems: ['not_found'],
  },
  removePasskeysOf: {
    who: 'staff',
    role: 'owner',
    rate: 'staff',
    recentPasskey: true,
    summary: 'Remove the passkeys of someone who lost them, and notify them by email',
    params: z.object({ email: z.string().max(254) }),
    status: 200,
    response: staffListJson,
    problems: ['not_found'],
  },
  passkeyChallenge: {
    who: 'all',
    rate: 'staff',
    summary: 'Options for confirming a passkey, while signing in or within a session',
    status: 200,
    response: passkeyOptions,
    problems: ['unauthenticated'],
  },
  confirmPasskey: {
    who: 'all',
    rate: 'staff',
    summary: 'Confirm a passkey: the second step of a sign-in, or again within a session',
    request: passkeyConfirmation,
    status: 200,
    response: sessionJson,
    problems: ['unauthenticated', 'passkey_refused', 'staff_not_listed'],
  },
} as const satisfies Partial<Record<CallName, EndpointContract>>;
