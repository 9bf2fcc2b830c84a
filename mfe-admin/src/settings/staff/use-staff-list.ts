import { useSetAtom } from 'jotai';
import { type StaffPerson, withPerson } from 'shared-domain/staff';
import { loadSessionAtom } from 'shared-domain/state';
import { useCall, useChange, useToast, useUndo } from '../../data/calls/index.ts';

/** The staff list. Changes have Undo and never overwrite someone else's (STAFF-28). */
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
    if (result.ok) return toast.done(`Passkeys of ${email} removed`, 'They get an email about it.');
    toast.failed('The passkeys were not removed', result.problem.detail);
    refetch();
  };
  const put = async (people: StaffPerson[], version: number) => {
    const result = await send({ body: { people, version } });
    // The change may affect one's own role.
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
  /** Saves the list and reports it as `title`. False if refused. */
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
