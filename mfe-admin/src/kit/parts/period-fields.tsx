import { InputField } from './input-field.tsx';

type Days = { from: string; to: string };

type PeriodFieldsProps = {
  period: Days;
  today: string;
  problem: { end: keyof Days; message: string } | undefined;
  onChange: (period: Days) => void;
};

/** The first and last day of a period, each up to today; a problem stands at its field. */
export function PeriodFields({ period, today, problem, onChange }: PeriodFieldsProps) {
  return (['from', 'to'] as const).map((end) => (
    <InputField
      key={end}
      type="date"
      label={end === 'from' ? 'First day' : 'Last day'}
      value={period[end]}
      max={today}
      {...(problem?.end === end ? { error: problem.message } : {})}
      onChange={({ target }) => onChange({ ...period, [end]: target.value })}
    />
  ));
}
