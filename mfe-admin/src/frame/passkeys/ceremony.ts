import type { Result } from 'shared-domain/client';
import type { PasskeysJson, SessionJson } from 'shared-domain/contracts';
import type { StaffClient } from 'shared-domain/staff-client';

/** Loaded on first use. */
const library = () => import('@simplewebauthn/browser');
type Library = Awaited<ReturnType<typeof library>>;
type Making = Parameters<Library['startRegistration']>[0]['optionsJSON'];
type Confirming = Parameters<Library['startAuthentication']>[0]['optionsJSON'];

/** Whether this browser supports passkeys. */
export const hasPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function';

const NOT_CONFIRMED = 'No passkey was confirmed. Please try again.';
const KNOWN_HERE = 'This device already has a passkey of yours.';

const failed = (detail: string) => ({
  ok: false as const,
  problem: { type: 'about:blank', title: 'No passkey', status: 0, code: 'aborted' as const, detail },
});

/** Runs the browser's dialog; fails if it is cancelled. */
async function browserAnswer<Credential>(dialog: () => Promise<Credential>) {
  try {
    return { ok: true as const, data: await dialog() };
  } catch (cause) {
    return failed((cause as Error).name === 'InvalidStateError' ? KNOWN_HERE : NOT_CONFIRMED);
  }
}

/** Creates a passkey on this device and stores it under a name (STAFF-34). */
export async function makePasskey(staff: StaffClient, name: string): Promise<Result<PasskeysJson>> {
  const options = await staff.call('passkeyRegistration');
  if (!options.ok) return options;
  const { startRegistration } = await library();
  const made = await browserAnswer(() =>
    startRegistration({ optionsJSON: options.data as unknown as Making }),
  );
  return made.ok ? staff.call('addPasskey', { body: { name, credential: made.data } }) : made;
}

/** Confirms a passkey and returns the updated session (STAFF-35, STAFF-36). */
export async function confirmPasskey(staff: StaffClient): Promise<Result<SessionJson>> {
  const options = await staff.call('passkeyChallenge');
  if (!options.ok) return options;
  const { startAuthentication } = await library();
  const answer = await browserAnswer(() =>
    startAuthentication({ optionsJSON: options.data as unknown as Confirming }),
  );
  return answer.ok ? staff.call('confirmPasskey', { body: { credential: answer.data } }) : answer;
}
