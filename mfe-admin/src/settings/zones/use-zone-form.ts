import { type FormEvent, useState } from 'react';
import { type ZoneJson, zoneForm } from 'shared-domain/contracts';
import { useLeaveGuard } from '../../kit/parts/index.ts';
import { changesIn, draftOf, type ZoneDraft, zoneFrom } from './zone-draft.ts';

type UseZoneFormProps = {
  zone: ZoneJson;
  isNew: boolean;
  busy: boolean;
  /** Resolves to false if refused. */
  onSave: (zone: ZoneJson) => Promise<boolean>;
};

/** A zone form's draft, errors and saving; unsaved changes guard the page. */
export function useZoneForm({ zone, isNew, busy, onSave }: UseZoneFormProps) {
  const [draft, setDraft] = useState(() => draftOf(zone));
  const [base, setBase] = useState(zone);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const isOther = base.id !== zone.id;
  const isUntouched = changesIn(base, draft) === 0 || changesIn(zone, draft) === 0;
  // Another zone was opened, or someone else changed this one before anything was typed.
  if (base !== zone && (isOther || isUntouched)) {
    setBase(zone);
    setDraft(draftOf(zone));
    if (isOther) setErrors({});
  }
  const changes = changesIn(base, draft);
  const guard = useLeaveGuard(changes > 0);
  const change = (part: Partial<ZoneDraft>) => setDraft({ ...draft, ...part });
  const store = async () => {
    if (changes === 0 || busy) return;
    const checked = zoneForm.safeParse(zoneFrom(draft));
    setErrors(errorsIn(checked.error?.issues ?? []));
    if (!checked.success) return;
    const saved = { ...checked.data, id: zone.id };
    setDraft(draftOf(saved));
    const stored = await (isNew
      ? new Promise<boolean>((done) => guard.pass(() => void onSave(saved).then(done)))
      : onSave(saved));
    if (!stored) setDraft(draft);
  };
  const save = (event?: FormEvent) => {
    event?.preventDefault();
    void store();
  };
  const reset = () => {
    setDraft(draftOf(zone));
    setErrors({});
  };
  return { draft, errors, changes, guard, change, save, reset };
}

const errorsIn = (issues: readonly { path: PropertyKey[]; message: string }[]): Record<string, string> =>
  Object.fromEntries(
    issues.map(({ path, message }) => [String(path[0] === 'cutOff' ? path[1] : path[0]), message]),
  );
