import { movePointer, movesOf, pointerOf } from './pointers.ts';
import type { ReleaseStorage } from './storage.ts';
import { verifiedStorage } from './verified-storage.ts';

/**
 * Signs an application's live release and the previous one, for a shop that starts to check signatures or whose key was
 * revoked. `plain` is the storage without signatures, `signed` the one with the new key. Returns the signed releases.
 * @throws Error if nothing is live, a file isn't what its record says, or the key isn't for this application
 */
export async function signAgain(
  plain: ReleaseStorage,
  signed: ReleaseStorage,
  app: string,
  by: string,
): Promise<string[]> {
  const pointer = await pointerOf(plain, app);
  if (!pointer) throw new Error(`Nothing of ${app} is live.`);
  const { current, previous } = pointer;
  const releases = [...(previous ? [previous] : []), current.release];
  for (const release of releases) {
    const record = await plain.read(app, release);
    if (!record) throw new Error(`${app} has no release '${release}'.`);
    await signed.put(record, await verifiedStorage(plain).folderOf(app, release));
  }
  const standing = await pointerOf(signed, app);
  if (standing?.current.release === current.release && standing.previous === previous) return releases;
  for (const release of releases) {
    const { length } = await movesOf(signed, app);
    const { fits } = current.release === release ? current : {};
    await movePointer(signed, app, length, { release, kind: 'promote', by, fits });
  }
  return releases;
}
