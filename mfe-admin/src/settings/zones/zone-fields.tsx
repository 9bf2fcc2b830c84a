import type { DeliveryPlanJson, ZoneJson } from 'shared-domain/contracts';
import { dayOf, valueOn } from 'shared-domain/dates';
import { TRADE_UNITS, WEEKDAYS, ZONE_COLOURS } from 'shared-domain/delivery';
import { Icon } from 'shared-ui/icons';
import { useNow } from '../../data/calls/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Quiet, Row, Stack, Text } from '../../kit/layout/index.ts';
import { weekdayName } from '../../kit/moments/index.ts';
import { Choice, InputField, NumberField, ZoneMark } from '../../kit/parts/index.ts';
import { daysBeforeText } from './cut-off-text.ts';
import { PrefixField } from './prefix-field.tsx';
import { movedPrefixes, type ZoneDraft } from './zone-draft.ts';
import styles from './zone-form.module.css';

type Fields = { draft: ZoneDraft; onChange: (part: Partial<ZoneDraft>) => void };

type ZoneFieldsProps = Fields & {
  zone: ZoneJson;
  plan: DeliveryPlanJson;
  postalCodes: readonly (string | null)[];
  errors: Record<string, string>;
};

/** A zone's name, colour, prefixes, weekdays, cut-off and minimum order. */
export function ZoneFields({ draft, zone, plan, postalCodes, errors, onChange }: ZoneFieldsProps) {
  const error = (name: string) => (errors[name] === undefined ? {} : { error: errors[name] });
  return (
    <>
      <Row wrap gap="14 24" align="stretch" className={styles.naming}>
        <InputField
          label="Name"
          value={draft.name}
          maxLength={60}
          onChange={({ target }) => onChange({ name: target.value })}
          {...error('name')}
        />
        <Colours draft={draft} onChange={onChange} />
      </Row>
      <PrefixField
        prefixes={draft.prefixes}
        saved={zone.prefixes}
        error={errors.prefixes}
        onChange={(prefixes) => onChange({ prefixes })}
      />
      <Moved plan={plan} draft={draft} postalCodes={postalCodes} />
      <Weekdays draft={draft} error={errors.weekdays} onChange={onChange} />
      <Terms draft={draft} error={error} onChange={onChange} />
      <TradeUnits />
    </>
  );
}

const Terms = ({ draft, error, onChange }: Fields & { error: (name: string) => { error?: string } }) => (
  <Stack
    columns="repeat(auto-fit, minmax(140px, 1fr))"
    gap={14}
    align="start"
    pad="18 0 0"
    ruled
    className={styles.cutOff}
  >
    <Stack gap={5}>
      <Text weight={500} aria-hidden="true">
        Order by
      </Text>
      <Choice
        label="Order by"
        value={draft.daysBefore}
        options={Array.from({ length: 15 }, (_, days) => ({
          value: String(days),
          label: daysBeforeText(days),
        }))}
        onChange={(daysBefore) => onChange({ daysBefore })}
      />
    </Stack>
    <InputField
      label="Time"
      type="time"
      value={draft.time}
      hint="Vancouver time"
      onChange={({ target }) => onChange({ time: target.value })}
      {...error('time')}
    />
    <NumberField
      label="Minimum order"
      value={draft.minimum}
      hint="In trade units"
      onChange={({ target }) => onChange({ minimum: target.value })}
      {...error('minimum')}
    />
  </Stack>
);

/** The trade units of a case and a keg today (DELIVERY-6). */
function TradeUnits() {
  const units = valueOn(TRADE_UNITS, dayOf(useNow()));
  return (
    <Row wrap gap="10 24" justify="between" pad="18 0 0" ruled>
      <p>
        <b>Trade units</b>
        <Quiet as="small" block>
          The same for every zone
        </Quiet>
      </p>
      {(['Packaged', '20L & 30L', '50L'] as const).map((type) => (
        <Row as="span" gap={6} key={type}>
          <StaffIcon name={type === 'Packaged' ? 'products' : 'keg'} size={17} />
          <b>{units[type]}</b> {UNIT_NAMES[type]}
        </Row>
      ))}
    </Row>
  );
}

const UNIT_NAMES = { Packaged: 'Case', '20L & 30L': 'Keg up to 30 L', '50L': '50 L keg' } as const;

const Colours = ({ draft, onChange }: Fields) => (
  <Row as="fieldset" wrap gap={8} align="stretch" className={styles.colours}>
    <legend>Colour</legend>
    {ZONE_COLOURS.map((colour) => (
      <label key={colour}>
        <input
          type="radio"
          name="colour"
          className="visually-hidden"
          checked={colour === draft.colour}
          onChange={() => onChange({ colour })}
        />
        <ZoneMark colour={colour} side={26} />
        <span className="visually-hidden">{colour}</span>
      </label>
    ))}
  </Row>
);

type MovedProps = { plan: DeliveryPlanJson; draft: ZoneDraft; postalCodes: readonly (string | null)[] };

/** The prefixes that other zones would lose, and how many accounts move (DELIVERY-2). */
function Moved({ plan, draft, postalCodes }: MovedProps) {
  const moved = movedPrefixes(plan.zones, draft, postalCodes);
  if (moved.length === 0) return null;
  return (
    <Stack as="ul" gap={6} tone="warn" role="status">
      {moved.map(({ prefix, from, accounts }) => (
        <Row as="li" gap={8} align="stretch" key={prefix}>
          <Icon name="warning" size={16} />
          <span>
            <b>
              {prefix} is served by {from} now.
            </b>{' '}
            {accounts === 1 ? '1 account' : `${accounts} accounts`} would move here. Existing orders keep
            their delivery day.
          </span>
        </Row>
      ))}
    </Stack>
  );
}

function Weekdays({ draft, error, onChange }: Fields & { error: string | undefined }) {
  const toggle = (weekday: ZoneJson['weekdays'][number]) =>
    onChange({
      weekdays: draft.weekdays.includes(weekday)
        ? draft.weekdays.filter((other) => other !== weekday)
        : [...draft.weekdays, weekday].sort((one, other) => one - other),
    });
  return (
    <Stack as="fieldset" columns="repeat(auto-fit, minmax(64px, 1fr))" gap={8} className={styles.weekdays}>
      <legend>Served on</legend>
      {WEEKDAYS.map((weekday) => (
        <label key={weekday}>
          <input
            type="checkbox"
            className="visually-hidden"
            checked={draft.weekdays.includes(weekday)}
            onChange={() => toggle(weekday)}
          />
          {draft.weekdays.includes(weekday) && <Icon name="check" size={15} />}
          {weekdayName(weekday)}
        </label>
      ))}
      {error !== undefined && (
        <Text as="p" across tone="error" weight={500} role="alert">
          {error}
        </Text>
      )}
    </Stack>
  );
}
