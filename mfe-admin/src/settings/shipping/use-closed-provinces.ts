import { useAtomValue, useSetAtom } from 'jotai';
import { isProvince, PROVINCES, type Province } from 'shared-domain/provinces';
import { adoptSettingsAtom, loadSettingsAtom, settingsAtom } from 'shared-domain/state';
import { useChange, useToast, useUndo } from '../../data/calls/index.ts';

/** The provinces to which retail doesn't ship. Changes have Undo and never overwrite someone else's (SHIPPING-12). */
export function useClosedProvinces() {
  const toast = useToast();
  const offerUndo = useUndo();
  const adopt = useSetAtom(adoptSettingsAtom);
  const load = useSetAtom(loadSettingsAtom);
  const closed = (useAtomValue(settingsAtom).closedProvinces ?? []).filter(isProvince);
  const { send, isSending } = useChange('changeShipping', { topic: 'settings' });
  const put = async (closedProvinces: Province[], before: Province[]) => {
    const result = await send({ body: { closedProvinces, before } });
    if (result.ok) adopt(result.data);
    else {
      toast.failed('Not saved', result.problem.detail);
      void load();
    }
    return result.ok;
  };
  const change = async (province: Province, open: boolean) => {
    const others = closed.filter((other) => other !== province);
    const after = open ? others : [...others, province];
    if (!(await put(after, closed))) return;
    const title = `${PROVINCES[province]} is ${open ? 'open' : 'closed'} for shipping`;
    offerUndo({ title, undo: async () => void (await put(closed, after)) });
  };
  return { closed, isSending, change };
}
