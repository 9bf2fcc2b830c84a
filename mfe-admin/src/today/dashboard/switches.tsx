import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import type { DashboardJson } from 'shared-domain/contracts';
import { adoptSettingsAtom, settingsAtom } from 'shared-domain/state';
import { MuiTheme } from 'shared-ui/mui';
import { useChange, useNow, useToast, useUndo } from '../../data/calls/index.ts';
import { Heading, Row, Text } from '../../kit/layout/index.ts';
import { clockTime, shortDay } from '../../kit/moments/index.ts';
import { Card, Switch, Tag } from '../../kit/parts/index.ts';
import { staffName } from '../../kit/product/index.ts';
import styles from './dashboard.module.css';

type Switched = DashboardJson['switched'];
type Name = keyof Switched;

const LABELS: Readonly<Record<Name, { on: string; off: string }>> = {
  retailStoreOpen: { on: 'The retail store is open', off: 'The retail store is closed' },
  comingSoon: { on: 'Coming Soon Mode is on', off: 'Coming Soon Mode is off' },
};

const SAID = { as: 'p', tone: 'quiet', size: 'xs', tight: true } as const;

/** Changes a setting at once, with Undo; reverts it on failure. */
function useSwitch() {
  const settings = useAtomValue(settingsAtom);
  const { send: sendChange } = useChange('changeSettings', { topic: 'settings' });
  const toast = useToast();
  const offerUndo = useUndo();
  const adopt = useSetAtom(adoptSettingsAtom);
  const [busy, setBusy] = useState<Name | null>(null);
  const send = async (name: Name, on: boolean) => {
    setBusy(name);
    adopt({ ...settings, [name]: on });
    const result = await sendChange({ body: { [name]: on } });
    setBusy(null);
    adopt(result.ok ? result.data : settings);
    if (!result.ok) toast.failed('The setting was not changed', result.problem.detail);
    return result.ok;
  };
  const change = async (name: Name, on: boolean) => {
    if (!(await send(name, on))) return;
    offerUndo({
      title: on ? LABELS[name].on : LABELS[name].off,
      undo: async () => {
        await send(name, !on);
      },
    });
  };
  return { busy, change };
}

/** 'since Oct 14, by Piet Novak'; empty if unknown or still loading. */
function useSince(switched: Switched) {
  const today = shortDay(useNow());
  return (name: Name, on: boolean): string | null => {
    const last = switched[name];
    if (last?.on !== on) return null;
    const day = shortDay(last.at);
    return `since ${day === today ? clockTime(last.at) : day}, by ${staffName(last.who)}`;
  };
}

/** The retail store status and the 'Site Settings' (STAFF-11). */
export default function Switches({ switched }: { switched: Switched }) {
  const { retailStoreOpen, comingSoon } = useAtomValue(settingsAtom);
  const { busy, change } = useSwitch();
  const since = useSince(switched);
  const closed = since('retailStoreOpen', false);
  const covered = since('comingSoon', comingSoon);
  return (
    <MuiTheme>
      <Card className={styles.switches}>
        <Row gap={12} justify="between" pad="10 14">
          <div>
            <Row as="h2" gap={8} heading>
              Retail store status
              {retailStoreOpen ? <Tag tone="ok">Open</Tag> : <Tag tone="warn">Closed</Tag>}
            </Row>
            <Text {...SAID}>
              {retailStoreOpen
                ? 'The retail shop takes orders'
                : 'The retail shop shows products but takes no orders'}
            </Text>
            {!retailStoreOpen && closed && <Text {...SAID}>Closed {closed}</Text>}
          </div>
          <Switch
            label="Retail store status"
            checked={retailStoreOpen}
            busy={busy === 'retailStoreOpen'}
            onChange={(on) => void change('retailStoreOpen', on)}
          />
        </Row>
        <Row as="section" gap={12} justify="between" pad="10 14" ruled aria-label="Site Settings">
          <div>
            <Heading as="h2">Site Settings</Heading>
            <Text as="p" size="s" weight={500}>
              Coming Soon Mode
            </Text>
            <Text {...SAID}>
              {covered
                ? `${comingSoon ? 'On' : 'Off'} ${covered}`
                : comingSoon
                  ? 'On: the retail shop shows the Coming Soon page'
                  : 'Off: the retail shop shows its products'}
            </Text>
          </div>
          <Switch
            label="Coming Soon Mode"
            checked={comingSoon}
            busy={busy === 'comingSoon'}
            onChange={(on) => void change('comingSoon', on)}
          />
        </Row>
      </Card>
    </MuiTheme>
  );
}
