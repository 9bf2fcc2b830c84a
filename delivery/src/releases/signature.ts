import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';

import type { HostBlock, RemoteBlock } from '../applications.ts';

/** The signature of a release or a pointer move. */
export type Signature = {
  /** Fingerprint of the public key. */
  key: string;
  /** Ed25519, base64. */
  value: string;
  /** The key's name in the file of keys, once it was checked. */
  by?: string;
};

/** What is signed: a release's record, or one move of an application's pointer. */
export type Signed = 'release' | 'move';

/** A public key and what it may do, as in the file of keys. */
export type ReleaseKey = {
  name: string;
  /** SPKI, base64. */
  publicKey: string;
  /** The applications that it ships: their releases and their pointers. */
  apps?: string[];
  /** The base paths that its remotes may have; they then fill no slots and bring no code for the gateway. */
  paths?: string[];
  /** The applications whose pointers alone it moves, to releases that others signed; `*` for all of them. */
  moves?: string[];
  /** When it was revoked, ISO 8601; none of its signatures count then. */
  revoked?: string;
};

/** Signs on behalf of one team. */
export type Signer = (what: Signed, app: string, content: object) => Signature;

const bytesOf = (what: Signed, app: string, content: object): Buffer =>
  Buffer.from(JSON.stringify([what, app, { ...content, signature: undefined }]));

const fingerprintOf = (key: KeyObject): string =>
  createHash('sha256')
    .update(key.export({ type: 'spki', format: 'der' }))
    .digest('hex')
    .slice(0, 16);

/** A new pair of keys as base64: PKCS8 and SPKI. */
export function newKeyPair(): { privateKey: string; publicKey: string } {
  const pair = generateKeyPairSync('ed25519');
  return {
    privateKey: pair.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64'),
    publicKey: pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
  };
}

/** Signs with a private key (PKCS8, base64). Throws if it is none of Ed25519. */
export function signerOf(privateKey: string): Signer {
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), type: 'pkcs8', format: 'der' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The key is not an Ed25519 key.');
  const fingerprint = fingerprintOf(createPublicKey(key));
  return (what, app, content) => ({
    key: fingerprint,
    value: sign(null, bytesOf(what, app, content), key).toString('base64'),
  });
}

/** Why a signature doesn't count, or the name of its key. */
export type Verdict = { why: string } | { by: string };

/** The signed fields that decide whether a key may sign it. */
export type SignedContent = { signature?: Signature; host?: HostBlock; remote?: RemoteBlock };

export type KeyRing = (what: Signed, app: string, content: SignedContent) => Verdict;

const mayDo = ({ apps = [], moves = [] }: ReleaseKey, what: Signed, app: string): boolean =>
  apps.includes(app) || (what === 'move' && (moves.includes(app) || moves.includes('*')));

/** What a release contains beyond its key's paths. */
function beyondPaths(
  { paths }: ReleaseKey,
  app: string,
  { host, remote }: SignedContent,
): string | undefined {
  if (!paths) return undefined;
  if (host) return 'a shell';
  if (!remote) return undefined;
  if (!paths.includes(remote.basePath)) return `the path ${remote.basePath}`;
  if (remote.name !== app.replaceAll('-', '_')) return `the federation name ${remote.name}`;
  if (remote.slots?.length) return 'slots of other remotes';
  return remote.firstPaint && 'pages that the gateway draws';
}

/**
 * Creates a verifier from a file of public keys (`{"keys": [...]}`): a key ships and moves only its own
 * applications. Throws if the file is no such list.
 */
export function keyRing(text: string): KeyRing {
  const { keys } = JSON.parse(text) as { keys: ReleaseKey[] };
  const known = keys.map((entry) => {
    const key = createPublicKey({ key: Buffer.from(entry.publicKey, 'base64'), type: 'spki', format: 'der' });
    return { ...entry, key, fingerprint: fingerprintOf(key) };
  });
  return (what, app, content) => {
    const { signature } = content;
    if (!signature) return { why: 'it has no signature' };
    const entry = known.find(({ fingerprint }) => fingerprint === signature.key);
    if (!entry) return { why: `its key ${signature.key} is not in the file of keys` };
    const { name, revoked, key } = entry;
    if (revoked) return { why: `the key of ${name} was revoked on ${revoked.slice(0, 10)}` };
    const beyond = mayDo(entry, what, app) ? beyondPaths(entry, app, content) : app;
    if (beyond) return { why: `the key of ${name} is not for ${beyond}` };
    const isTrue = verify(null, bytesOf(what, app, content), key, Buffer.from(signature.value, 'base64'));
    return isTrue ? { by: name } : { why: 'it is not what was signed' };
  };
}
