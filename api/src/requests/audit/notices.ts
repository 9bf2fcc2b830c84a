import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { dayOf } from 'shared-domain/dates';
import { oncePer } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { AuditDocument } from './model.ts';
import { type Change, entryOf } from './pending.ts';
import { writeEntries } from './write.ts';

/** Notices of this process: not yet written, and already recorded today. */
type Notices = { waiting: AuditDocument[]; day: string; known: Set<string> };

const noticesOf = oncePer((): Notices => ({ waiting: [], day: '', known: new Set() }));

/**
 * Records that a member of staff read something or was refused: once a day per subject, and once for all searches there. It
 * is written with the next entries, within seconds; its id derives from its content, so that only one process writes it.
 */
export function recordNotice(deps: Deps, who: string, change: Change): void {
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

/** Writes the pending notices; any that fail are written next time. */
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
