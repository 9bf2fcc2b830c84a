import type { ReactNode } from 'react';
import { postalCodeIn } from 'shared-domain/accounts';
import type { LicenceJson, ZoneJson } from 'shared-domain/contracts';
import { dayOf, daysBetween } from 'shared-domain/dates';
import { zoneOf } from 'shared-domain/delivery';
import { useCall } from '../../data/calls/index.ts';
import { Stack } from '../../kit/layout/index.ts';
import { fullDay, weekdayName } from '../../kit/moments/index.ts';
import { Button, Card, Facts, ZoneMark } from '../../kit/parts/index.ts';
import { daysText, useLicenceChange } from '../licences/index.ts';
import styles from './accounts.module.css';

/** 'Tue, Thu, by 2:00 PM the day before'. */
function daysOf({ weekdays, cutOff: { daysBefore, time } }: ZoneJson): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const clock = `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
  const before =
    daysBefore === 0 ? 'on the day' : daysBefore === 1 ? 'the day before' : `${daysBefore} days before`;
  return `${weekdays.map(weekdayName).join(', ')}, by ${clock} ${before}`;
}

function Zone({ address }: { address: string | undefined }) {
  const { data: plan, problem, refetch } = useCall('deliveryPlan', {});
  const code = postalCodeIn(address);
  if (problem)
    return (
      <Button variant="quiet" onClick={refetch}>
        Try Again
      </Button>
    );
  if (!plan) return <span role="status">Loading...</span>;
  const zone = code === undefined ? undefined : zoneOf(plan.zones, code);
  if (!zone) return plan.zones.length === 0 ? '–' : code ? 'Not in a delivery zone' : 'No postal code';
  return (
    <>
      <ZoneMark colour={zone.colour} /> {zone.name}
      <small>{daysOf(zone as ZoneJson)}</small>
    </>
  );
}

function Checked({ licence, now }: { licence: LicenceJson; now: Date }) {
  const { change, isSending } = useLicenceChange();
  const today = dayOf(now);
  const { checkedOn, licenseNumber } = licence;
  return (
    <>
      {checkedOn === undefined ? 'Not yet' : checkedOn === today ? 'Today' : fullDay(checkedOn)}{' '}
      {checkedOn !== today && (
        <Button
          variant="quiet"
          busy={isSending}
          onClick={() => void change(licence, { checkedOn: today }, `${licenseNumber} checked today`)}
        >
          Checked today
        </Button>
      )}
    </>
  );
}

/** Whether the account is emailed when its delivery is the next stop (RUN-16). */
function NextStopMails({ licence }: { licence: LicenceJson }) {
  const { change, isSending } = useLicenceChange();
  const isOff = licence.arrivalMails === false;
  const turn = isOff ? 'on' : 'off';
  return (
    <>
      {isOff ? 'Not emailed' : 'Emailed when it is the next stop'}{' '}
      <Button
        variant="quiet"
        busy={isSending}
        aria-label={`Turn ${turn} the emails before a delivery`}
        onClick={() =>
          void change(
            licence,
            { arrivalMails: isOff ? null : false },
            `Emails before a delivery turned ${turn}`,
          )
        }
      >
        Turn {turn}
      </Button>
    </>
  );
}

/** A licence's dates, class, addresses and delivery days. */
export function LicenceCard({ licence, now }: { licence: LicenceJson; now: Date }) {
  const { companyName, licenceClass, endDate, premisesAddress, deliveryAddress, otherAddresses } = licence;
  const daysLeft = endDate === undefined ? 0 : daysBetween(dayOf(now), endDate);
  const left = daysLeft >= 0 ? daysText(daysLeft) : `${daysText(-daysLeft)} ago`;
  const facts: [label: string, value: ReactNode][] = [
    ['Company', companyName],
    ['Class', licenceClass ?? '–'],
    [
      daysLeft < 0 ? 'Ended' : 'Ends',
      endDate === undefined ? 'No end date' : `${fullDay(endDate)} · ${left}`,
    ],
    ['Checked', <Checked key="checked" licence={licence} now={now} />],
    ['Premises', premisesAddress ?? '–'],
    ['Delivery', deliveryAddress ?? (premisesAddress ? 'Same as the last order' : '–')],
    ...(otherAddresses ? [['Also to', otherAddresses.join(' · ')] as [string, ReactNode]] : []),
    ['Next stop', <NextStopMails key="next-stop" licence={licence} />],
    ['Zone', <Zone key="zone" address={deliveryAddress ?? premisesAddress} />],
  ];
  return (
    <Card title="Licence and delivery">
      <Stack pad="4 14 12">
        <Facts facts={facts} className={styles.facts} />
      </Stack>
    </Card>
  );
}
