import type { ComponentProps } from 'react';
import type { SettingsChange } from 'shared-domain/contracts';
import { typedNumber } from '../parts/index.ts';
import { SettingsDialog } from './settings-dialog.tsx';

const each = <From, To>(record: Record<string, From>, change: (value: From) => To): Record<string, To> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

type NumberSettingsProps = Omit<
  ComponentProps<typeof SettingsDialog<Record<string, string>>>,
  'initial' | 'read' | 'current'
> & { current: SettingsChange & Record<string, number> };

/** A dialog of settings that are numbers, each typed into the field of its name. */
export const NumberSettings = ({ current, ...dialog }: NumberSettingsProps) => (
  <SettingsDialog
    {...dialog}
    current={current}
    initial={each(current, String)}
    read={(typed) => each(typed, (text) => typedNumber(text))}
  />
);
