import { useSetAtom } from 'jotai';
import { type StaffPerson, withPerson } from 'shared-domain/staff';
import { loadSessionAtom } from 'shared-domain/state';
import { useCall, useChange, useToast, useUndo } from '../staff/index.ts';

/** The list of staff, and how it is changed: with Undo, and never overwriting someone else's change (STAFF-28). */
export function useStaffList() {
  const toast = useToast();
  const offerUndo = useUndo();
  const loadSession = useSetAtom(loadSessionAtom);
  const { data: list, problem, refetch } = useCall('staffList', {});
  const { send, isSending } = useChange('saveStaffList', {
    answered: (saved) => ({ staffList: () => saved }),
  });
  const { send: sendStart, isSending: isStarting } = useChange('startStaffList', {
    answered: (saved) => ({ staffList: () => saved }),
  });
  const resetting = useChange('removePasskeysOf', { answered: (saved) => ({ staffList: () => saved }) });
  const resetPasskeys = async (email: string) => {
    const result = await resetting.send({ params: { email } });
    if (result.ok) return toast.done(`The passkeys of ${email} are removed`, 'They are mailed about it.');
    toast.failed('The passkeys were not removed', result.problem.detail);
    refetch();
  };
  const put = async (people: StaffPerson[], version: number) => {
    const result = await send({ body: { people, version } });
    // The change may be about the role of who made it.
    if (result.ok) void loadSession();
    else {
      const isStale = result.problem.code === 'stale';
      toast.failed(
        isStale ? 'Changed in the meantime' : 'Not saved',
        isStale ? 'Someone else has changed the list. Check it and try again.' : result.problem.detail,
      );
      if (isStale) refetch();
    }
    return result.ok ? result.data : null;
  };
  /** Saves what `title` reports. False where it was refused. */
  const save = async (people: StaffPerson[], title: string): Promise<boolean> => {
    if (!list) return false;
    const saved = await put(people, list.version);
    if (saved) offerUndo({ title, undo: async () => void (await put(list.people, saved.version)) });
    return saved !== null;
  };
  const start = async () => {
    const result = await sendStart({});
    if (result.ok) void loadSession();
    else {
      toast.failed('The list was not started', result.problem.detail);
      refetch();
    }
  };
  return {
    ...{ list, problem, refetch, isSending, isStarting },
    start: () => void start(),
    resetPasskeys: (email: string) => void resetPasskeys(email),
    put: (person: StaffPerson, title: string) => save(withPerson(list?.people ?? [], person), title),
    remove: (email: string) =>
      save(list?.people.filter((person) => person.email !== email) ?? [], `${email} is no longer staff`),
  };
}
