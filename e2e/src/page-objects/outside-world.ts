import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { siteData } from '../site.ts';

/** The file in which the running site writes its parts' addresses. */
const siteFile = join(siteData(), 'site.json');

/** Pays a session of the stand-in for Stripe (docs/running.md). */
export async function paySession(session: string): Promise<void> {
  const { standIns } = JSON.parse(await readFile(siteFile, 'utf8')) as { standIns: string };
  const path = `/stripe/_control/sessions/${session}/pay`;
  const answer = await fetch(`${standIns}${path}`, { method: 'POST' });
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
}
