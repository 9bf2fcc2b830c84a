import { useState } from 'react';
import type { FlagsJson } from 'shared-domain/contracts';
import { FLAG_NAMES, FLAG_OFF, FLAGS, type FlagName, type FlagSetting } from 'shared-domain/staff';
import { May, useCall } from '../../data/calls/index.ts';
import { Button, Card, CardNote, Failed, Tag, WaitingRows } from '../../kit/parts/index.ts';
import { momentOf, staffName } from '../../kit/product/index.ts';
import { FlagDialog } from './flag-dialog.tsx';
import styles from './flags.module.css';

/** Flags and who gets them (RELEASE-23). */
export function FlagsCard() {
  const { data, problem, refetch } = useCall('flags', {});
  const [changing, setChanging] = useState<FlagName>();
  return (
    <Card title="Flags">
      {problem && (
        <Failed
          title="The flags could not be loaded"
          reference={problem.detail}
          action={<Button onClick={refetch}>Try Again</Button>}
        />
      )}
      {!data && !problem && <WaitingRows label="Loading flags..." widths={[120, 180]} rows={1} />}
      {data && FLAG_NAMES.length === 0 && <CardNote>No page uses a flag.</CardNote>}
      {data && (
        <ul className={styles.flags} aria-label="Flags">
          {FLAG_NAMES.map((name) => (
            <FlagRow key={name} name={name} data={data} onChange={() => setChanging(name)} />
          ))}
        </ul>
      )}
      {data && changing && (
        <FlagDialog name={changing} flags={data.flags} onClose={() => setChanging(undefined)} />
      )}
    </Card>
  );
}

/** Who gets a flag; empty for no one. */
function forWhom({ share, licences, link }: FlagSetting): string {
  if (share === 100) return 'everyone';
  const parts = [
    share > 0 && `${share}\u00a0% of visitors`,
    licences.length > 0 && (licences.length === 1 ? '1 licence' : `${licences.length} licences`),
    link && 'the link',
  ];
  return parts.filter((part) => part !== false).join(', ');
}

function FlagRow({ name, data, onChange }: { name: FlagName; data: FlagsJson; onChange: () => void }) {
  const text = forWhom(data.flags[name] ?? FLAG_OFF);
  const changed = data.changed[name];
  return (
    <li>
      <div>
        <p className={styles.name}>
          <b>{name}</b>
          {text === '' ? <Tag>Off</Tag> : <Tag tone="ok">On</Tag>}
        </p>
        <p>{FLAGS[name]}</p>
        {text !== '' && <p className={styles.small}>{`On for ${text}`}</p>}
        <p className={styles.small}>
          {changed ? `Set by ${staffName(changed.who)}, ${momentOf(changed.at)}` : 'Never changed'}
        </p>
      </div>
      <May call="changeSettings">
        <Button onClick={onChange}>
          Change<span className="visually-hidden"> {name}</span>
        </Button>
      </May>
    </li>
  );
}
