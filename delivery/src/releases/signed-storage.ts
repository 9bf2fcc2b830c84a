import type { ReleaseRecord } from './record.ts';
import type { KeyRing, Signed, SignedContent, Signer } from './signature.ts';
import { type ReleaseStorage, readOnce } from './storage.ts';

export type Signing = {
  /** The keys that count; without them nothing has to be signed. */
  keys?: KeyRing;
  /** Whose signature what is stored from here gets; undefined if there is no key. */
  signer: () => Signer | undefined;
  report?: (line: string) => void;
};

/**
 * A storage that signs what it stores and, given keys, gives out no release and counts no move of a pointer that no key of
 * that application signed (RELEASE-20).
 */
export function signedStorage(storage: ReleaseStorage, signing: Signing): ReleaseStorage {
  const { keys, report = console.error } = signing;
  const refusals = new Set<string>();
  const counts = (what: Signed, app: string, content: SignedContent, name: string) => {
    const verdict = keys?.(what, app, content) ?? { by: undefined };
    if (!('why' in verdict)) return verdict;
    const line = `${app} ${name} doesn't count: ${verdict.why}.`;
    if (!refusals.has(line)) report(line);
    refusals.add(line);
    return undefined;
  };

  const signedBy = <Content extends object>(what: Signed, app: string, content: Content) => {
    const signature = signing.signer()?.(what, app, content);
    const signed = { ...content, signature };
    const verdict = keys?.(what, app, signed);
    if (!verdict || 'by' in verdict) return signed;
    throw new Error(
      `This ${what} of ${app} would not count: ${verdict.why}. Set RELEASE_KEY to the private key of its team.`,
    );
  };

  const read = async (app: string, release: string): Promise<ReleaseRecord | undefined> => {
    const record = await storage.read(app, release);
    if (!record || !keys) return record;
    const isNamedSo = record.app === app && record.release === release;
    const counted = isNamedSo && counts('release', app, record, release);
    return counted && record.signature
      ? { ...record, signature: { ...record.signature, ...counted } }
      : undefined;
  };

  return {
    ...storage,
    read,

    async put(record, folder) {
      const stored = await storage.read(record.app, record.release);
      const verdict = stored && keys?.('release', record.app, stored);
      // What was stored under this name without a signature that counts is replaced as a whole.
      const isReplaced = !!verdict && 'why' in verdict;
      if (stored && !isReplaced) return;
      await storage.put(signedBy('release', record.app, record), folder, isReplaced);
    },

    claimMove: (app, move) => storage.claimMove(app, signedBy('move', app, move)),

    readMove: readOnce(async (app, number) => {
      const move = await storage.readMove(app, number);
      const isCounted = !keys || (move.number === number && counts('move', app, move, `move ${number}`));
      return isCounted ? move : { ...move, number, release: '', kind: 'refused' };
    }),
  };
}
