import type { RateRequest } from 'shared-domain/contracts';
import { useCall, useChange, useToast } from '../../data/calls/index.ts';

/** The rows that owners have added (RATE-2, RATE-3). */
export function useRates() {
  const toast = useToast();
  const { data, problem, refetch } = useCall('rates', {});
  const adding = useChange('addRate', { answered: (saved) => ({ rates: () => saved }), topic: 'settings' });
  const withdrawing = useChange('withdrawRate', {
    answered: (saved) => ({ rates: () => saved }),
    topic: 'settings',
  });
  /** Resolves to the problem, or undefined once added. */
  const add = async (body: RateRequest, name: string) => {
    const result = await adding.send({ body });
    if (!result.ok) return result.problem;
    toast.done(`${name} added`, 'Rehearse it to see what it changes. It can be withdrawn until its day.');
    return undefined;
  };
  const withdraw = async (id: string, name: string) => {
    const result = await withdrawing.send({ params: { id } });
    if (result.ok) return toast.done(`${name} withdrawn`);
    toast.failed('Not withdrawn', result.problem.detail);
    refetch();
  };
  return { rates: data?.rates, problem, refetch, add, withdraw };
}
