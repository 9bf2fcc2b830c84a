import type { FlagsJson } from 'shared-domain/contracts';
import { FLAG_NAMES } from 'shared-domain/staff';
import type { Deps } from '../../foundation/dependencies.ts';
import { lastChangeOf } from '../../requests/audit/index.ts';
import { readSettings, settingsModel } from './model.ts';

/** Who each flag is on for, and who last set it, from the audit. */
export async function presentFlags({ connection }: Deps): Promise<FlagsJson> {
  const { flags } = await readSettings(connection);
  const changes = await Promise.all(
    FLAG_NAMES.map(async (name) => {
      const last = await lastChangeOf(
        connection,
        settingsModel(connection),
        'settings.edit',
        `flags.${name}`,
      );
      return last ? [[name, { at: last.at.toISOString(), who: last.who }]] : [];
    }),
  );
  return { flags, changed: Object.fromEntries(changes.flat()) };
}
