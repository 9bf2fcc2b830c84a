import { atom } from 'jotai/vanilla';
import type { SettingsJson } from '../../interface/contracts/index.ts';
import { addedRateOf, chargeTable } from '../../selling/charges/index.ts';
import { environmentAtom } from './environment.ts';
import { changeStoreAtom, inventoryStoreAtom } from './persisted.ts';

type Switches = Omit<SettingsJson, 'company'>;

const answeredAtom = atom<Switches | null>(null);

/**
 * The site's switches. Before the API answers: this browser's last known value (Coming Soon) or the default (store
 * open; GATE-11, GATE-13). `isKnown` says whether the API has answered.
 */
export const settingsAtom = atom((get): Switches & { isKnown: boolean } => {
  const answered = get(answeredAtom);
  if (answered) return { ...answered, isKnown: true };
  return { comingSoon: get(inventoryStoreAtom).isComingSoonEnabled, retailStoreOpen: true, isKnown: false };
});

/** Adopts the API's answer about the settings; the persisted store caches Coming Soon. */
export const adoptSettingsAtom = atom(null, (get, set, answer: Switches) => {
  const { comingSoon, retailStoreOpen, closedProvinces, rates, seller } = answer;
  set(answeredAtom, { comingSoon, retailStoreOpen, closedProvinces, rates, seller });
  if (get(inventoryStoreAtom).isComingSoonEnabled !== comingSoon) {
    set(changeStoreAtom, (store) => ({ ...store, isComingSoonEnabled: comingSoon }));
  }
});

/** The table of charges with the rows that owners have added (RATE-1); until the API answers, without them. */
export const chargeTableAtom = atom((get) => chargeTable((get(settingsAtom).rates ?? []).map(addedRateOf)));

/** Asks the API for the settings. A failure is only logged. */
export const loadSettingsAtom = atom(null, async (get, set) => {
  const { client, log } = get(environmentAtom);
  const result = await client.call('settings');
  if (result.ok) set(adoptSettingsAtom, result.data);
  else log('The settings could not be read', result.problem);
});
