import { createHash } from 'node:crypto';
import { company } from 'shared-domain/company';
import type { PasskeyConfirmation, PasskeyRegistration } from 'shared-domain/contracts';
import type { Deps } from '../../foundation/dependencies.ts';
import { problem } from '../problems/index.ts';
import type { Passkey } from './model.ts';

/** EdDSA, ES256 and RS256: what current authenticators use. */
const ALGORITHMS = [-8, -7, -257];

/** Loaded with the first passkey, so that a shop without any doesn't carry the library. */
const library = () => import('@simplewebauthn/server');

const partyOf = ({ configuration: { publicOrigin } }: Deps) => ({
  origin: publicOrigin,
  id: new URL(publicOrigin).hostname,
});

const bytesOf = (base64url: string) => new Uint8Array(Buffer.from(base64url, 'base64url'));

/** Maps any library error to `passkey_refused`: a faulty browser or an attack. */
async function accepted<Outcome extends { verified: boolean }>(checking: Promise<Outcome>): Promise<Outcome> {
  const outcome = await checking.catch((cause: unknown) => {
    throw problem('passkey_refused', { cause });
  });
  if (!outcome.verified) throw problem('passkey_refused');
  return outcome;
}

/** Registration options for an address that already has these passkeys. */
export async function registrationOptions(deps: Deps, email: string, keys: readonly Passkey[]) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: company.name,
    rpID: partyOf(deps).id,
    userName: email,
    userID: new Uint8Array(createHash('sha256').update(email).digest()),
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: keys.map(({ id, transports }) => ({ id, transports })),
  });
}

/** The passkey in a browser's answer to a challenge, not named yet. Throws `passkey_refused`. */
export async function registeredPasskey(
  deps: Deps,
  challenge: string,
  credential: PasskeyRegistration,
): Promise<Omit<Passkey, 'name' | 'createdAt'>> {
  const { verifyRegistrationResponse } = await library();
  const party = partyOf(deps);
  const { registrationInfo } = await accepted(
    verifyRegistrationResponse({
      response: { ...credential, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!registrationInfo) throw problem('passkey_refused');
  const { id, publicKey, counter } = registrationInfo.credential;
  const { transports = [] } = credential.response;
  return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
}

/** Authentication options for these passkeys. */
export async function confirmationOptions(deps: Deps, keys: readonly Passkey[]) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: partyOf(deps).id,
    allowCredentials: keys.map(({ id, transports }) => ({ id, transports })),
  });
}

/**
 * The signature counter of a passkey after a browser's answer to a challenge. Throws `passkey_refused`, also if the counter
 * went back, which indicates a cloned authenticator.
 */
export async function confirmedCounter(
  deps: Deps,
  challenge: string,
  key: Passkey,
  credential: PasskeyConfirmation,
): Promise<number> {
  const { verifyAuthenticationResponse } = await library();
  const party = partyOf(deps);
  const { authenticationInfo } = await accepted(
    verifyAuthenticationResponse({
      response: { ...credential, clientExtensionResults: {} } as Parameters<
        typeof verifyAuthenticationResponse
      >[0]['response'],
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id: key.id, publicKey: bytesOf(key.publicKey), counter: key.counter },
      requireUserVerification: false,
    }),
  );
  return authenticationInfo.newCounter;
}
