import type { ReactNode } from 'react';
import { company } from 'shared-domain/company';
import type { SessionJson } from 'shared-domain/contracts';
import { longDate } from 'shared-domain/dates';
import { Icon } from 'shared-ui/icons';
import styles from './licence-notice.module.css';

type Notice = NonNullable<NonNullable<SessionJson['licensee']>['notice']>;

const inDays = (days: number) => (days === 0 ? 'today' : days === 1 ? 'tomorrow' : `in ${days} days`);

function noticeTexts({ standing, endDate, daysLeft, ordersUntil }: Notice): [head: string, text: string] {
  if (standing === 'ends-soon')
    return [
      `Your licence ends ${inDays(daysLeft)}, on ${longDate(endDate)}.`,
      `You can order until ${longDate(ordersUntil)}. Renewed it already? Send us the new end date.`,
    ];
  if (standing === 'in-grace')
    return [
      `Your licence ended on ${longDate(endDate)}.`,
      `You can order until ${longDate(ordersUntil)}. Renew it and send us the new end date to keep ordering.`,
    ];
  return [
    `Your licence ended on ${longDate(endDate)}, and orders on it have stopped.`,
    'Your former orders are still here. Renew the licence and send us the new end date to order again.',
  ];
}

/** A notice of the licence's end (LICENCE-9). */
export function LicenceNotice({ notice }: { notice: Notice }): ReactNode {
  const [head, text] = noticeTexts(notice);
  const isOver = notice.standing === 'lapsed';
  return (
    <section aria-label="Your licence" className={isOver ? `${styles.notice} ${styles.over}` : styles.notice}>
      <Icon name={isOver ? 'warning' : 'info'} />
      <p>
        <strong>{head}</strong> {text} <a href={`mailto:${company.ordersEmail}`}>{company.ordersEmail}</a> or{' '}
        <a href={`tel:${company.phone}`}>{company.phone}</a>
      </p>
    </section>
  );
}
