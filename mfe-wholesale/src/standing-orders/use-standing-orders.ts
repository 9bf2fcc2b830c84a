import { useAtomValue, useSetAtom } from 'jotai';
import { type Client, createTypedCall } from 'shared-domain/client';
import type { StandingOrderRequest } from 'shared-domain/contracts';
import { standingOrderCalls } from 'shared-domain/licences';
import { environmentAtom, showToastAtom } from 'shared-domain/state';
import { useLicenseeAnswer } from '../licensee/use-licensee-answer.ts';

/** A licensee's calls about standing orders, through the page's client. */
export const standingOrderCall = ({ raw }: Pick<Client, 'raw'>) => createTypedCall(raw, standingOrderCalls);

const readStandingOrders = (client: Client) => standingOrderCall(client)('standingOrders');

/** The licensee's standing orders, null while loading, with functions to reload and save. */
export function useStandingOrders() {
  const { client } = useAtomValue(environmentAtom);
  const show = useSetAtom(showToastAtom);
  const { answer: result, setAnswer, load } = useLicenseeAnswer(readStandingOrders);
  const save = async (id: string, body: StandingOrderRequest): Promise<boolean> => {
    const saved = await standingOrderCall(client)('saveStandingOrder', { params: { id }, body });
    if (saved.ok) setAnswer(saved);
    else show({ title: 'Not saved', description: saved.problem.detail, kind: 'error' });
    return saved.ok;
  };
  return { result, load, save, show };
}

export type SaveStandingOrder = ReturnType<typeof useStandingOrders>['save'];
