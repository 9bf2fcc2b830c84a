import { useAtomValue } from 'jotai';
import type { LeadListJson } from 'shared-domain/contracts';
import { addDays, dayOf } from 'shared-domain/dates';
import { nowAtom } from 'shared-domain/state';
import { paths } from '../../frame/address/index.ts';
import { Small, Stack } from '../../kit/layout/index.ts';
import { clockTime, shortDay, weekdayOf } from '../../kit/moments/index.ts';
import { Card, CardNote, TextLink } from '../../kit/parts/index.ts';
import { CardRow } from './card-row.tsx';
import styles from './dashboard.module.css';

/** '8:12 AM' today, 'Thu' within a week, 'Nov 8' before that. */
function whenOf(created: string, now: Date): string {
  const [day, today] = [dayOf(new Date(created)), dayOf(now)];
  if (day === today) return clockTime(created);
  return day > addDays(today, -7) ? weekdayOf(day) : shortDay(created);
}

/** The newest retail leads. */
export function LeadsCard({ leads }: { leads: LeadListJson | undefined }) {
  const newest = leads?.leads ?? [];
  const now = useAtomValue(nowAtom);
  const lately = (leads?.days ?? []).reduce((sum, day) => sum + day.leads, 0);
  return (
    <Card
      title="Retail leads"
      className={styles.leadsCard}
      aside={<TextLink to={paths.leads}>{lately} in 14 days</TextLink>}
    >
      {leads && newest.length === 0 && <CardNote>No retail leads captured yet.</CardNote>}
      <Stack as="ul" fit lined>
        {newest.map(({ id, name, created_at }) => (
          <CardRow key={id} name={name}>
            <Small>
              <time dateTime={created_at}>{whenOf(created_at, now)}</time>
            </Small>
          </CardRow>
        ))}
      </Stack>
    </Card>
  );
}
