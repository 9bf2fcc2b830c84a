import { useState } from 'react';
import { personalDataRequest } from 'shared-domain/contracts';
import { dayOf } from 'shared-domain/dates';
import { saveFile, useCall, useChange, useToast } from '../../data/calls/index.ts';

/** Finds, exports and erases the data of one address. */
export function usePerson() {
  const toast = useToast();
  const [email, setEmail] = useState<string>();
  const [error, setError] = useState<string>();
  const reading = useCall(
    'personalData',
    { body: { email: email ?? '' } },
    { enabled: email !== undefined, live: false },
  );
  // While another address is loading, the data is still the previous one's.
  const data = reading.data?.email === email ? reading.data : undefined;
  const exporting = useChange('exportPersonalData');
  const erasing = useChange('erasePersonalData', {
    answered: (left) => ({ personalData: (seen) => (seen.email === left.email ? left : seen) }),
  });
  const find = (typed: string) => {
    const { data: request, error: refusal } = personalDataRequest.safeParse({ email: typed });
    setError(refusal?.issues[0]?.message);
    if (!request) return;
    if (request.email === email) reading.refetch();
    setEmail(request.email);
  };
  const exportAll = async () => {
    if (!data) return;
    const result = await exporting.send({ body: { email: data.email } });
    if (!result.ok) return toast.failed('Export failed', result.problem.detail);
    const file = new Blob([JSON.stringify(result.data, null, 2)], { type: 'application/json' });
    saveFile(file, `personal-data-${dayOf(new Date(result.data.exportedAt))}.json`);
  };
  /** False if refused; changed data is then reloaded. */
  const erase = async (): Promise<boolean> => {
    if (!data) return false;
    const result = await erasing.send({ body: { email: data.email, seal: data.seal } });
    if (result.ok) {
      toast.done('Erased. What must be kept is listed.');
      return true;
    }
    const isStale = result.problem.code === 'stale';
    toast.failed(
      isStale ? 'Changed in the meantime' : 'Not erased',
      isStale
        ? 'Something was added or changed since your search. Check it and try again.'
        : result.problem.detail,
    );
    if (isStale) reading.refetch();
    return false;
  };
  return {
    ...{ email, error, data, problem: data ? undefined : reading.problem, refetch: reading.refetch },
    ...{ find, exportAll, erase, isExporting: exporting.isSending, isErasing: erasing.isSending },
  };
}
