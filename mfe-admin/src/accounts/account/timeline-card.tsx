import { useState } from 'react';
import type { AuditEntry, LicenceJson } from 'shared-domain/contracts';
import { addDays, dayOf } from 'shared-domain/dates';
import { usePages, useToast } from '../../data/calls/index.ts';
import { Quiet, Row, Small, Stack, Text } from '../../kit/layout/index.ts';
import { clockTime, monthOf, shortDay } from '../../kit/moments/index.ts';
import { Button, CardNote, Segmented, TextButton } from '../../kit/parts/index.ts';
import { type Edits, LICENCE_EDITS, useLicenceChange } from '../licences/index.ts';
import styles from './accounts.module.css';
import { LoadedCard } from './loaded-card.tsx';
import { entryTextOf } from './timeline-text.ts';

/** The previous values of the fields that a change of the licence replaced. */
function fieldsBefore({ before = {}, after = {} }: AuditEntry): Edits {
  const changed = LICENCE_EDITS.filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]),
  );
  const back = Object.fromEntries(changed.map((field) => [field, before[field] ?? null])) as Edits;
  return 'standing' in back ? { ...back, standing: back.standing ?? 'active' } : back;
}

/** Undoes an entry: only the latest change of a licence, while nothing has changed since. */
function useTimelineUndo(licence: LicenceJson): (entry: AuditEntry) => (() => void) | undefined {
  const { change } = useLicenceChange();
  return (entry) => {
    const { action, before, after } = entry;
    const isLatest = action === 'licence.save' && before && after?.updatedAt === licence.updatedAt;
    const back = isLatest ? fieldsBefore(entry) : {};
    if (Object.keys(back).length === 0) return undefined;
    return () => void change(licence, back, `Undone: ${entryTextOf(entry).title}`);
  };
}

const PAGE = 20;
const SHOWS = [
  { value: 'all', label: 'All' },
  { value: 'orders', label: 'Orders' },
  { value: 'kegs', label: 'Kegs' },
] as const;
type Show = (typeof SHOWS)[number]['value'];

/** 'Today', 'Yesterday', 'November 2026'. */
function groupOf(at: string, now: Date): string {
  const [day, today] = [dayOf(new Date(at)), dayOf(now)];
  if (day === today) return 'Today';
  return day === addDays(today, -1) ? 'Yesterday' : monthOf(at);
}

function Entry({ entry, now, undo }: { entry: AuditEntry; now: Date; undo: (() => void) | undefined }) {
  const { title, note } = entryTextOf(entry);
  const isRecent = dayOf(new Date(entry.at)) >= addDays(dayOf(now), -1);
  return (
    <Stack as="li" anchor columns="minmax(0, 1fr) auto" gap="1 8" pad="4 0 8 18" className={styles.entry}>
      <Text weight={600} breaks>
        {title}
      </Text>
      <Small as="time" dateTime={entry.at}>
        {isRecent ? clockTime(entry.at) : shortDay(entry.at)}
      </Small>
      <Small across breaks>
        {note}{' '}
        {undo && (
          <TextButton aria-label={`Undo: ${title}`} onClick={undo}>
            Undo
          </TextButton>
        )}
      </Small>
    </Stack>
  );
}

type EntriesProps = { entries: readonly AuditEntry[]; licence: LicenceJson; now: Date };

function Entries({ entries, licence, now }: EntriesProps) {
  const undoOf = useTimelineUndo(licence);
  const groups = Map.groupBy(entries, ({ at }) => groupOf(at, now));
  return [...groups].map(([name, some]) => (
    <section key={name} aria-label={name}>
      <Quiet as="h3" pad="8 14 4" className={styles.group}>
        {name}
      </Quiet>
      <Stack as="ul" pad="0 14">
        {some.map((entry) => (
          <Entry key={entry.id} entry={entry} now={now} undo={undoOf(entry)} />
        ))}
      </Stack>
    </section>
  ));
}

/** An account's history, newest first, 20 entries at a time (LICENCE-15). */
export function TimelineCard({ licence, now }: { licence: LicenceJson; now: Date }) {
  const toast = useToast();
  const [show, setShow] = useState<Show>('all');
  const { readMore, ...reading } = usePages('licenceTimeline', {
    params: { number: licence.licenseNumber },
    query: { limit: PAGE, about: show === 'all' ? undefined : show },
  });
  const further = async () => {
    const problem = await readMore();
    if (problem) toast.failed('Earlier entries could not be loaded', problem.detail);
  };
  return (
    <LoadedCard
      title="Timeline"
      height={320}
      reading={reading}
      aside={<Segmented label="Show in the timeline" value={show} options={SHOWS} onChange={setShow} />}
    >
      {({ pages }) => {
        const entries = pages.flatMap((page) => page.entries);
        return (
          <>
            {entries.length === 0 && <CardNote>No activity yet.</CardNote>}
            <Entries entries={entries} licence={licence} now={now} />
            {reading.hasMore && (
              <Row as="p" ruled pad="4 8 10">
                <Button
                  variant="quiet"
                  busy={reading.isFetchingMore}
                  busyText="Loading..."
                  onClick={() => void further()}
                >
                  Show earlier
                </Button>
              </Row>
            )}
          </>
        );
      }}
    </LoadedCard>
  );
}
