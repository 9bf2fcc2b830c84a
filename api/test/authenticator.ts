import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** The few kinds of CBOR that WebAuthn needs: small numbers, bytes, text, maps. */
type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

function head(kind: number, size: number): Buffer {
  if (size < 24) return Buffer.from([(kind << 5) | size]);
  return size < 256
    ? Buffer.from([(kind << 5) | 24, size])
    : Buffer.from([(kind << 5) | 25, size >> 8, size & 255]);
}

function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  return Buffer.concat([
    head(5, value.size),
    ...[...value].flatMap(([key, each]) => [cbor(key), cbor(each)]),
  ]);
}

const hash = (text: string | Buffer) => createHash('sha256').update(text).digest();

/** The public key in COSE: ES256 on P-256. */
function coseOf(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const point = (text: string) => Buffer.from(text, 'base64url');
  return cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, point(x)],
      [-3, point(y)],
    ]),
  );
}

const USER_PRESENT = 1;
const HAS_KEY = 64;

/** An authenticator with one key, which answers as a browser does: for tests. */
export function softwareAuthenticator(origin: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const rawId = randomBytes(16);
  const id = rawId.toString('base64url');
  let counter = 0;
  const clientData = (type: string, challenge: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin }));
  const authenticatorData = (flags: number, rest = Buffer.alloc(0)) => {
    counter += 1;
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([hash(new URL(origin).hostname), Buffer.from([flags]), count, rest]);
  };
  const credential = (response: Record<string, Buffer>) => ({
    ...{ id, rawId: id, type: 'public-key' },
    response: Object.fromEntries(
      Object.entries(response).map(([name, bytes]) => [name, bytes.toString('base64url')]),
    ),
  });
  return {
    id,
    /** Sets the counter, as on a copy of the authenticator. */
    setCounter: (to: number) => {
      counter = to;
    },
    /** Answers `passkeyRegistration`'s options. */
    register({ challenge }: { challenge: string }) {
      const attested = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, rawId.length]),
        rawId,
        coseOf(publicKey),
      ]);
      return credential({
        clientDataJSON: clientData('webauthn.create', challenge),
        attestationObject: cbor(
          new Map<string, Cbor>([
            ['fmt', 'none'],
            ['attStmt', new Map()],
            ['authData', authenticatorData(USER_PRESENT | HAS_KEY, attested)],
          ]),
        ),
      });
    },
    /** Answers `passkeyChallenge`'s options. */
    confirm({ challenge }: { challenge: string }) {
      const data = authenticatorData(USER_PRESENT);
      const client = clientData('webauthn.get', challenge);
      const signature = sign('sha256', Buffer.concat([data, hash(client)]), privateKey);
      return credential({ clientDataJSON: client, authenticatorData: data, signature });
    },
  };
}

export type Authenticator = ReturnType<typeof softwareAuthenticator>;
