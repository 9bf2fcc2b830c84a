import type { Problem } from 'shared-domain/client';
import type { LicenceJson, LicenceListJson } from 'shared-domain/contracts';
import { useChange, useStaff, useToast, useUndo } from '../../data/calls/index.ts';

export type Licence = { licenseNumber: string; companyName: string };

/** A name about to replace another. */
export interface NameConflict {
  /** The stored version. */
  before: LicenceJson;
  values: Licence;
  /** Whether someone else set the stored name in the meantime. */
  isNews: boolean;
}

const renamed = (list: LicenceListJson, { licenseNumber, companyName }: Licence): LicenceListJson => ({
  ...list,
  licences: list.licences.map((each) =>
    each.licenseNumber === licenseNumber ? { ...each, companyName } : each,
  ),
});

const FAILED = 'Failed to add license. Please try again.';

/**
 * Saves a licence; Undo restores an existing licence's previous name. If someone else has changed the name since it was
 * shown, the form asks again.
 */
export function useSave(onSaved: (number: string) => void, ask: (asked: NameConflict) => void) {
  const staff = useStaff();
  const toast = useToast();
  const offerUndo = useUndo();
  const { send } = useChange('saveLicence', {
    optimistic: ({ params, body }) => ({
      searchLicences: (list) =>
        renamed(list, { licenseNumber: params.number, companyName: body.companyName }),
    }),
    topic: 'licences',
  });
  /** `updatedAt` (null for a new licence) guards against overwriting someone else's change. */
  const put = ({ licenseNumber: number, companyName }: Licence, updatedAt: string | null | undefined) =>
    send({ params: { number }, body: { companyName, ...(updatedAt === undefined ? {} : { updatedAt }) } });
  const failed = ({ detail }: Problem) => toast.failed(FAILED, detail);
  const undo = async (licence: Licence, updatedAt: string | undefined) => {
    const { licenseNumber } = licence;
    const back = await put(licence, updatedAt);
    if (back.ok) return onSaved(licenseNumber);
    const { code, currentLicence } = back.problem;
    if (code !== 'stale') return void failed(back.problem);
    const now = currentLicence ? `is ${currentLicence.companyName} now` : 'was removed';
    toast.failed('Changed in the meantime', `Licence ${licenseNumber} ${now}, and was not changed.`);
    onSaved(licenseNumber);
  };
  const save = async (values: Licence, before: LicenceJson | null) => {
    const { licenseNumber, companyName } = values;
    const result = await put(values, before === null ? null : before.updatedAt);
    if (!result.ok) {
      const { code, currentLicence } = result.problem;
      if (code !== 'stale') return void failed(result.problem);
      if (currentLicence) return ask({ before: currentLicence, values, isNews: true });
      const gone = `Licence ${licenseNumber} was removed by someone else. Save again to add it.`;
      return void toast.failed('Changed in the meantime', gone);
    }
    onSaved(licenseNumber);
    if (before === null || before.companyName === companyName)
      return void toast.done('Licence saved', `${licenseNumber}, ${companyName}`);
    offerUndo({
      title: `Licence ${licenseNumber} is now ${companyName}`,
      description: `It was ${before.companyName}.`,
      undo: () => undo({ licenseNumber, companyName: before.companyName }, result.data.updatedAt),
    });
  };
  /** An existing number shows both names before it is saved. */
  const submit = async (values: Licence) => {
    const known = await staff.call('searchLicences', { query: { number: values.licenseNumber } });
    if (!known.ok) return void failed(known.problem);
    const before = known.data.licences[0] ?? null;
    const named = before ? { ...values, licenseNumber: before.licenseNumber } : values;
    if (before && before.companyName !== values.companyName) ask({ before, values: named, isNews: false });
    else await save(named, before);
  };
  return { save, submit };
}
