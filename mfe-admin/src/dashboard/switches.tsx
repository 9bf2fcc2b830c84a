import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import type { SettingsChange } from 'shared-domain/contracts';
import { adoptSettingsAtom, settingsAtom } from 'shared-domain/state';
import { Card, Switch, Tag } from '../parts/index.ts';
import { useStaff, useToast, useUndo } from '../staff/index.ts';
import styles from './dashboard.module.css';

type Name = 'retailStoreOpen' | 'comingSoon';

const WORDS: Readonly<Record<Name, { on: string; off: string }>> = {
  retailStoreOpen: { on: 'The retail store is open', off: 'The retail store is closed' },
  comingSoon: { on: 'Coming Soon Mode is on', off: 'Coming Soon Mode is off' },
};

/** Switches a setting at once, with an Undo. */
function useSwitch() {
  const staff = useStaff();
  const toast = useToast();
  const offerUndo = useUndo();
  const adopt = useSetAtom(adoptSettingsAtom);
  const [busy, setBusy] = useState<Name | null>(null);
  const send = async (name: Name, on: boolean) => {
    setBusy(name);
    const change: SettingsChange = { [name]: on };
    const result = await staff.changeSettings(change);
    setBusy(null);
    if (result.ok) adopt(result.data);
    else toast.failed('The setting was not changed', result.problem.detail);
    return result.ok;
  };
  const change = async (name: Name, on: boolean) => {
    if (!(await send(name, on))) return;
    offerUndo({
      title: on ? WORDS[name].on : WORDS[name].off,
      undo: async () => {
        await send(name, !on);
      },
    });
  };
  return { busy, change };
}

/** The retail store status and the 'Site Settings' (section 2, admin home). */
export function Switches() {
  const { retailStoreOpen, comingSoon } = useAtomValue(settingsAtom);
  const { busy, change } = useSwitch();
  return (
    <Card className={styles.switches}>
      <div className={styles.setting}>
        <div>
          <h2 className={styles.settingTitle}>
            Retail store status {retailStoreOpen ? <Tag tone="ok">Open</Tag> : <Tag tone="warn">Closed</Tag>}
          </h2>
          <p>{retailStoreOpen ? 'The DTC shop takes orders' : 'The DTC shop shows its products only'}</p>
        </div>
        <Switch
          label="Retail store status"
          checked={retailStoreOpen}
          busy={busy === 'retailStoreOpen'}
          onChange={(on) => void change('retailStoreOpen', on)}
        />
      </div>
      <section className={styles.setting} aria-label="Site Settings">
        <div>
          <h2 className={styles.settingTitle}>Site Settings</h2>
          <p>
            <strong>Coming Soon Mode</strong>
          </p>
          <p>{comingSoon ? 'On: a cover lies over the DTC shop' : 'Off: the DTC shop is uncovered'}</p>
        </div>
        <Switch
          label="Coming Soon Mode"
          checked={comingSoon}
          busy={busy === 'comingSoon'}
          onChange={(on) => void change('comingSoon', on)}
        />
      </section>
    </Card>
  );
}
