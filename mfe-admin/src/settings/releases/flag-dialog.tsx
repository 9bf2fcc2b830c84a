import { useState } from 'react';
import type { FlagsJson } from 'shared-domain/contracts';
import { FLAG_OFF, type FlagName } from 'shared-domain/staff';
import { CheckBox, InputField, SettingsDialog, typedNumber } from '../../kit/parts/index.ts';
import styles from './flags.module.css';

/** Sets who gets a flag: a share, licences or a link. Any of them suffices. */
export function FlagDialog({
  name,
  flags,
  onClose,
}: {
  name: FlagName;
  flags: FlagsJson['flags'];
  onClose: () => void;
}) {
  const before = flags[name] ?? FLAG_OFF;
  const [share, setShare] = useState(String(before.share));
  const [licences, setLicences] = useState(before.licences.join(', '));
  const [link, setLink] = useState(before.link);
  const typed = {
    share: typedNumber(share, / *%$/),
    licences: licences.split(/[\s,;]+/).filter((number) => number !== ''),
    link,
  };
  return (
    <SettingsDialog
      title={`Who gets ${name}`}
      context="Flags"
      typed={{ flags: { ...flags, [name]: typed } }}
      current={{ flags }}
      saved={`Flag ${name} saved`}
      onClose={onClose}
    >
      {(errorOf) => (
        <>
          <InputField
            label="Per cent of visitors *"
            value={share}
            inputMode="numeric"
            maxLength={5}
            hint="0 for none, 100 for everyone. Visitors who have the flag keep it when you raise this."
            error={errorOf('flags', name, 'share')}
            onChange={({ target }) => setShare(target.value)}
          />
          <InputField
            label="Licences"
            value={licences}
            hint="Numbers, separated by commas"
            error={
              errorOf('flags', name, 'licences') ??
              typed.licences.map((_, place) => errorOf('flags', name, 'licences', place)).find(Boolean)
            }
            onChange={({ target }) => setLicences(target.value)}
          />
          <label className={styles.link}>
            <CheckBox checked={link} onChange={setLink} />
            <span>
              Anyone who opens a link with <code>?flag={name}</code>
            </span>
          </label>
          <p className={styles.small}>Open tabs pick up a change when they are next viewed.</p>
        </>
      )}
    </SettingsDialog>
  );
}
