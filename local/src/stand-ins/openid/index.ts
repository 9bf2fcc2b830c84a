import type { RequestListener } from 'node:http';
import { Provider } from 'oidc-provider';
import { OPENID_CLIENT } from './client.ts';

const HOUR = 3_600;

/**
 * An OpenID provider that signs in anyone who types an email address, with any password, and vouches for the address unless it
 * begins with `unverified`. `issuer`: its address, on which it is mounted.
 */
export function createOpenIdProvider(issuer: string, redirectUri: string): RequestListener {
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: OPENID_CLIENT.clientId,
        client_secret: OPENID_CLIENT.clientSecret,
        redirect_uris: [redirectUri],
        response_types: ['code'],
        grant_types: ['authorization_code'],
      },
    ],
    claims: { openid: ['sub'], email: ['email', 'email_verified'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: () => ({ sub: id, email: id, email_verified: !id.startsWith('unverified') }),
    }),
    cookies: { keys: ['of-the-stand-in'] },
    ttl: {
      AccessToken: HOUR,
      AuthorizationCode: 60,
      Grant: HOUR,
      IdToken: HOUR,
      Interaction: HOUR,
      Session: HOUR,
    },
  });
  // The gateway is in front.
  provider.proxy = true;
  return provider.callback();
}
