import { useEffect, useRef, useState } from 'react';
import type { DeliveryDaysJson } from 'shared-domain/contracts';
import { timeLeft, weekdayDate } from 'shared-domain/delivery';
import { useNow } from '../../data/calls/index.ts';
import { Row, Small, Text } from '../../kit/layout/index.ts';
import { InputField, RadioButton, TextButton } from '../../kit/parts/index.ts';
import styles from './delivery-days.module.css';

/** The delivery that staff choose for an order, and why a cut-off or minimum is waived. */
export type ChosenDelivery = {
  delivery: { kind: 'delivery'; day: string } | { kind: 'pick-up' } | null;
  passing: string;
};

type Waived = ChosenDelivery & { lines: readonly unknown[] };

type DeliveryProps = {
  draft: Waived;
  days: DeliveryDaysJson;
  /** The API's message about a refused reason. */
  error?: string | undefined;
  labelledBy: string;
  onChange: (part: Partial<ChosenDelivery>) => void;
};

/** The rule that staff must waive for this day or these lines, if any. */
export function passedRule(
  { delivery, lines }: Waived,
  days: DeliveryDaysJson | undefined,
): string | undefined {
  if (delivery?.kind !== 'delivery' || !days) return undefined;
  if (days.days.some(({ day, isLate }) => isLate && day === delivery.day))
    return 'The cut-off for this day has passed.';
  return days.shortfall && lines.length > 0 ? 'The order is below the minimum.' : undefined;
}

type DayProps = {
  day: DeliveryDaysJson['days'][number];
  /** Called when staff choose a closed day, which needs a reason. */
  onAllow: () => void;
} & Omit<DeliveryProps, 'days' | 'error' | 'labelledBy'>;

function Day({ day, draft, onChange, onAllow }: DayProps) {
  const now = useNow();
  const isChosen = draft.delivery?.kind === 'delivery' && draft.delivery.day === day.day;
  const choose = () => onChange({ delivery: { kind: 'delivery', day: day.day } });
  return (
    <Row gap={6} tall={44} pad="7 10" className={styles.day} data-chosen={isChosen || undefined}>
      <Row as="label" grow gap={8} className={styles.choice}>
        <RadioButton name="delivery" checked={isChosen} onChange={choose} />
        <span>
          <Text block weight={600} tone={day.isLate ? 'quiet' : 'ink'}>
            {weekdayDate(day.day)}
          </Text>
          <Small weight={400}>{day.isLate ? day.deadline.replace('Order by', 'Closed') : day.deadline}</Small>
        </span>
      </Row>
      {day.isLate && !isChosen && (
        <TextButton
          aria-label={`Allow ${weekdayDate(day.day)}`}
          onClick={() => {
            choose();
            onAllow();
          }}
        >
          Allow
        </TextButton>
      )}
      {!day.isLate && isChosen && (
        <Text tone="ok" size="xs" weight={600} nowrap>
          {timeLeft(new Date(day.closes), now)}
        </Text>
      )}
    </Row>
  );
}

/** Delivery days, pick-up, and the reason for waiving a rule (ORDER-22). */
export function DeliveryDays({ draft, days, error, labelledBy, onChange }: DeliveryProps) {
  const reason = useRef<HTMLDivElement>(null);
  const [isAllowing, setAllowing] = useState(false);
  useEffect(() => {
    if (!isAllowing) return;
    reason.current?.querySelector('input')?.focus();
    setAllowing(false);
  }, [isAllowing]);
  const rule = passedRule(draft, days);
  const offered = [
    ...days.days.filter(({ isLate }) => isLate),
    ...days.days.filter(({ isLate }) => !isLate).slice(0, 4),
  ];
  return (
    <>
      <Text as="div" clip framed radius={12} surface="paper" role="radiogroup" aria-labelledby={labelledBy}>
        {offered.map((day) => (
          <Day key={day.day} day={day} draft={draft} onChange={onChange} onAllow={() => setAllowing(true)} />
        ))}
        <Row
          as="label"
          gap={8}
          tall={44}
          pad="7 10"
          weight={600}
          className={`${styles.day} ${styles.choice}`}
          data-chosen={draft.delivery?.kind === 'pick-up' || undefined}
        >
          <RadioButton
            name="delivery"
            checked={draft.delivery?.kind === 'pick-up'}
            onChange={() => onChange({ delivery: { kind: 'pick-up' } })}
          />
          Pick-up
        </Row>
      </Text>
      {days.zone && (
        <Text as="p" tone={days.shortfall ? 'warn' : 'ok'} size="xs">
          {days.units} trade units, the minimum is {days.zone.minimum}
        </Text>
      )}
      {rule && (
        <div ref={reason}>
          <InputField
            label="Reason *"
            value={draft.passing}
            hint={`${rule} The reason is kept on the order and in the audit.`}
            {...(error ? { error } : {})}
            onChange={({ target }) => onChange({ passing: target.value })}
          />
        </div>
      )}
    </>
  );
}
