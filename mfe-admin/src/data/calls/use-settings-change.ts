import type { SettingsChange } from 'shared-domain/contracts';
import { useUndo } from './undo.ts';
import { useChange } from './use-change.ts';
import { useToast } from './use-toast.ts';

/** Changes the settings of kegs and licences, with an Undo back to `before`. Neither overwrites someone else's change. */
export function useSettingsChange() {
  const { send } = useChange('changeSettings', { topic: 'settings' });
  const toast = useToast();
  const offerUndo = useUndo();
  /** Resolves to the problem, or undefined once saved. */
  const change = async (wanted: SettingsChange, before: SettingsChange, title: string) => {
    const result = await send({ body: { ...wanted, before } });
    if (!result.ok) return result.problem;
    const undo = async () => {
      const back = await send({ body: { ...before, before: wanted } });
      if (!back.ok) toast.failed('The settings were not changed', back.problem.detail);
    };
    offerUndo({ title, undo });
    return undefined;
  };
  return { change };
}
