import { randomBytes } from 'node:crypto';
import { folderStorage, goLive, liveReleases, pointerOf } from '../../../delivery/src/releases/index.ts';
import { siteReleases } from '../site.ts';

/**
 * Stores an application's live release again under another name, as a candidate that passed the publish gate. Nothing is
 * built; `beside` is what was live when the gate ran.
 */
export async function storeCandidate(app: string, beside: Record<string, string> = {}) {
  const storage = folderStorage(siteReleases());
  const live = (await pointerOf(storage, app))?.current.release ?? '';
  const record = await storage.read(app, live);
  if (!record) throw new Error(`no release of ${app} is live`);
  const name = randomBytes(4).toString('hex');
  const at = new Date().toISOString();
  const candidate = {
    ...record,
    version: '1.0.1',
    release: `1.0.1+${name}`,
    sources: name,
    author: 'Amara Diallo',
    builtAt: at,
  };
  await storage.put(candidate, await storage.folderOf(app, live));
  const company = { ...(await liveReleases(storage)), ...beside };
  await storage.noteInspection(app, {
    release: candidate.release,
    reasons: [],
    beside: company,
    by: 'Amara Diallo',
    at,
  });
  return { release: candidate.release, live };
}

/** Makes an application's candidate live; returns its release and a function that reverts it. */
export async function releaseAgain(app: string) {
  const { release, live } = await storeCandidate(app);
  const move = (to: string) =>
    goLive(folderStorage(siteReleases()), { app, release: to }, 'release', 'Amara Diallo');
  await move(release);
  return { release, goBack: () => move(live) };
}
