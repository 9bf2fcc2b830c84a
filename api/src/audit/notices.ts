import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { dayOf } from 'shared-domain/dates';
import { oncePer } from '../database/index.ts';
import type { Deps } from '../dependencies.ts';
import type { AuditDocument } from './model.ts';
import { type Change, entryOf } from './pending.ts';
import { writeEntries } from './write.ts';

/** What this process has noticed: not yet written, and known of today. */
type Notices = { waiting: AuditDocument[]; day: string; known: Set<string> };

const noticesOf = oncePer((): Notices => ({ waiting: [], day: '', known: new Set() }));

/**
 * Notes that a member of staff read something or was refused, once a day for each subject, and once for all that they search for there. No request waits for it: it is
 * written with the next entries, within seconds. Its id follows from what it says, so that of several processes one writes it.
 */
export function notice(deps: Deps, who: string, change: Change): void {
  const notices = noticesOf(deps.connection);
  const entry = entryOf(deps, who, change);
  const day = dayOf(entry.at);
  if (notices.day !== day) Object.assign(notices, { day, known: new Set() });
  const content = JSON.stringify([day, who, change.action, change.subject, change.after]);
  const id = createHash('sha256').update(content).digest('hex').slice(0, 24);
  if (notices.known.has(id)) return;
  notices.known.add(id);
  notices.waiting.push({ ...entry, _id: new Types.ObjectId(id) });
}

/** Writes what was noticed. What the database does not take waits for the next time. */
export async function writeNotices({ connection }: Pick<Deps, 'connection'>): Promise<void> {
  const notices = noticesOf(connection);
  const entries = notices.waiting.splice(0);
  try {
    await writeEntries(connection, entries);
  } catch (cause) {
    notices.waiting.unshift(...entries);
    throw cause;
  }
}
