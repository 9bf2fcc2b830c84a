const bytes = (text: string) => new TextEncoder().encode(text).buffer;

/** For tests: a browser with an authenticator that confirms everything, or whose dialog is cancelled. */
export function browserWithPasskeys({ refuses = false } = {}) {
  const answer = async () => {
    if (refuses) throw new DOMException('called off', 'NotAllowedError');
    return {
      ...{ id: 'a2V5', rawId: bytes('key'), type: 'public-key', getClientExtensionResults: () => ({}) },
      response: {
        ...{
          clientDataJSON: bytes('client'),
          attestationObject: bytes('object'),
          getTransports: () => ['internal'],
        },
        ...{ authenticatorData: bytes('data'), signature: bytes('signature'), userHandle: null },
      },
    };
  };
  Object.assign(globalThis, { PublicKeyCredential: function PublicKeyCredential() {} });
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { create: answer, get: answer },
  });
}

const challenge = 'Y2hhbGxlbmdl';

/** For tests: the API's options for both ceremonies. */
export const PASSKEY_OPTIONS = {
  make: {
    challenge,
    rp: { id: 'localhost', name: 'Shop' },
    user: { id: 'bm9yYQ', name: 'nora', displayName: '' },
    pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
  },
  confirm: { challenge, allowCredentials: [] },
};
