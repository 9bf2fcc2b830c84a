import { useState } from 'react';
import type { ZoneJson } from 'shared-domain/contracts';
import { withZone } from 'shared-domain/delivery';
import { weekdayName } from '../moments/index.ts';
import { Button, Card, Failed, Nothing, PageHead, WaitingRows } from '../parts/index.ts';
import { ClosedDates } from './closed-dates.tsx';
import { usePlan } from './use-plan.ts';
import { ZoneEditor } from './zone-editor.tsx';
import { ZoneMark } from './zone-mark.tsx';
import styles from './zones.module.css';

const newZone = (): ZoneJson => ({
  id: crypto.randomUUID(),
  name: '',
  prefixes: [],
  weekdays: [],
  cutOff: { daysBefore: 1, time: '14:00' },
  minimum: 4,
  colour: 'blue',
});

const wordsOf = ({ weekdays, cutOff: { daysBefore, time }, minimum, prefixes }: ZoneJson): string =>
  [
    prefixes.join(' '),
    weekdays.map(weekdayName).join(' '),
    `${daysBefore === 0 ? 'same day' : `${daysBefore} d before`}, ${time}`,
    `${minimum} units`,
  ].join(' · ');

/** 'Delivery zones' (DELIVERY-1, DELIVERY-11): the zones, the editor of one, and the closed dates. */
export function ZonesPage() {
  const { plan, problem, refetch, save, isSending } = usePlan();
  const [open, setOpen] = useState<ZoneJson | null>(null);
  if (problem) {
    return (
      <Failed
        title="The zones could not be read"
        reference={problem.detail}
        action={<Button onClick={refetch}>Try Again</Button>}
      />
    );
  }
  if (!plan) return <WaitingRows label="Loading the delivery zones" widths={[40, 20, 30]} rows={4} />;
  const { zones, closedDates } = plan;
  const keep = async (zone: ZoneJson) => {
    const done = await save({ zones: withZone(zones, zone), closedDates }, `Zone ${zone.name} saved`);
    if (done) setOpen(null);
  };
  const drop = async ({ id, name }: ZoneJson) => {
    const left = zones.filter((zone) => zone.id !== id);
    if (await save({ zones: left, closedDates }, `Zone ${name} deleted`)) setOpen(null);
  };
  const add = () => setOpen(newZone());
  return (
    <>
      <PageHead title="Delivery zones" actions={<Button onClick={add}>New zone</Button>} />
      <div className={styles.columns}>
        <Card title="Zones">
          {zones.length === 0 && (
            <Nothing title="No zones yet">The shops offer no delivery days until there is a zone.</Nothing>
          )}
          <ul className={styles.list}>
            {zones.map((zone) => (
              <li key={zone.id}>
                <ZoneMark colour={zone.colour} />
                <span>
                  <b>{zone.name}</b>
                  <br />
                  {wordsOf(zone)}
                </span>
                <Button aria-label={`Edit ${zone.name}`} onClick={() => setOpen(zone)}>
                  Edit
                </Button>
              </li>
            ))}
          </ul>
        </Card>
        {open && (
          <ZoneEditor
            key={open.id}
            zone={open}
            busy={isSending}
            onSave={(zone) => void keep(zone)}
            onCancel={() => setOpen(null)}
            {...(zones.some(({ id }) => id === open.id) ? { onDelete: () => void drop(open) } : {})}
          />
        )}
        <ClosedDates
          dates={closedDates}
          onChange={(dates, title) => save({ zones, closedDates: dates }, title)}
        />
      </div>
    </>
  );
}
