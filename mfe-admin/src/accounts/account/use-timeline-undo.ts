import type { AuditEntry, LicenceJson } from 'shared-domain/contracts';
import { type Edits, LICENCE_EDITS, useLicenceChange } from '../licences/index.ts';
import { entryTextOf } from './timeline-text.ts';

/** The previous values of the fields that a change of the licence replaced. */
function fieldsBefore({ before = {}, after = {} }: AuditEntry): Edits {
  const changed = LICENCE_EDITS.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  const back = Object.fromEntries(changed.map((field) => [field, before[field] ?? null])) as Edits;
  return 'standing' in back ? { ...back, standing: back.standing ?? 'active' } : back;
}

/** Undoes an entry: only the latest change of a licence, while nothing has changed since. */
export function useTimelineUndo(licence: LicenceJson): (entry: AuditEntry) => (() => void) | undefined {
  const { change } = useLicenceChange();
  return (entry) => {
    const { action, before, after } = entry;
    const isLatest = action === 'licence.save' && before && after?.updatedAt === licence.updatedAt;
    const back = isLatest ? fieldsBefore(entry) : {};
    if (Object.keys(back).length === 0) return undefined;
    return () => void change(licence, back, `Undone: ${entryTextOf(entry).title}`);
  };
}
