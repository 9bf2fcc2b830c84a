import { Link } from 'shared-ui/router';
import { usePhone, useTroubles } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Card, CardNote, Tag, WaitingRows } from '../../kit/parts/index.ts';
import { FindingRow, FollowUpRow } from '../needs-a-look/index.ts';
import styles from './dashboard.module.css';

/** The rest are on the Needs a look page. */
const SHOWN = { desk: 5, phone: 3 };

/** The first payment mismatches and failed mails, and a link to all. */
export function NeedsALook() {
  const { findings, followUps, isKnown, problem } = useTroubles();
  const shown = usePhone() ? SHOWN.phone : SHOWN.desk;
  const count = findings.length + followUps.length;
  return (
    <Card
      title="Payments and emails that need a look"
      aside={
        count > 0 ? (
          <Link to={paths.attention} aria-label={`All ${count} that need a look`} className={styles.more}>
            {count > shown && 'All '}
            <Tag tone="error">{count}</Tag>
          </Link>
        ) : undefined
      }
      className={styles.looks}
    >
      {problem && <CardNote>This could not be loaded: {problem.detail}</CardNote>}
      {!isKnown && !problem && (
        <WaitingRows label="Loading payments and emails that need a look..." widths={[180]} rows={1} />
      )}
      {isKnown && count === 0 && (
        <CardNote>
          <StaffIcon name="shield" /> All payments and orders match, and all emails were sent.
        </CardNote>
      )}
      <ul className={styles.lookList}>
        {findings.slice(0, shown).map((finding) => (
          <FindingRow key={finding.id} finding={finding} />
        ))}
        {followUps.slice(0, Math.max(0, shown - findings.length)).map((followUp) => (
          <FollowUpRow key={followUp.id} followUp={followUp} />
        ))}
      </ul>
    </Card>
  );
}
