import { type ComponentProps, useMemo, useState } from 'react';
import type { DeliveryPlanJson, ZoneJson } from 'shared-domain/contracts';
import { withZone } from 'shared-domain/delivery';
import { Icon } from 'shared-ui/icons';
import { useCall, usePhone } from '../../data/calls/index.ts';
import { useAddressQuery } from '../../frame/address/index.ts';
import { Row } from '../../kit/layout/index.ts';
import { Button, Failed, Nothing, PageHead, WaitingRows } from '../../kit/parts/index.ts';
import { ClosedDates } from './closed-dates.tsx';
import { OutsideZones } from './outside-zones.tsx';
import { usePlan } from './use-plan.ts';
import { accountsByZone, emptyZone, NEW_ZONE } from './zone-draft.ts';
import { ZoneForm } from './zone-form.tsx';
import { ZoneList } from './zone-list.tsx';
import styles from './zones.module.css';

/** 'Delivery zones' (DELIVERY-1, DELIVERY-11): the zones, the form of one with its preview, and the closed dates. */
export function ZonesPage() {
  const { plan, problem, refetch, ...change } = usePlan();
  if (problem) {
    return <Failed title="The zones could not be loaded" problem={problem} onRetry={refetch} />;
  }
  if (!plan) return <WaitingRows label="Loading the delivery zones" widths={[40, 20, 30]} rows={4} />;
  return <Zones plan={plan} {...change} />;
}

type Change = Pick<ReturnType<typeof usePlan>, 'save' | 'isSending'>;
type DatesChange = ComponentProps<typeof ClosedDates>['onChange'];

function Zones({ plan, save, isSending }: { plan: DeliveryPlanJson } & Change) {
  const isPhone = usePhone();
  const { query, write } = useAddressQuery();
  const [fresh, setFresh] = useState(emptyZone);
  const { data } = useCall('accountPostalCodes', {});
  const { zones, closedDates } = plan;
  const asked = query.get('zone');
  const wanted = asked === NEW_ZONE ? fresh : zones.find(({ id }) => id === asked);
  const open = wanted ?? (isPhone ? undefined : zones[0]);
  const show = (id: string | null) =>
    write(() => new URLSearchParams(id ? { zone: id } : {}), { replace: true });
  const add = () => {
    setFresh(emptyZone());
    show(NEW_ZONE);
  };
  const keep = async (zone: ZoneJson) => {
    const saved = await save({ zones: withZone(zones, zone), closedDates }, `Zone ${zone.name} saved`);
    if (saved && asked === NEW_ZONE) show(zone.id);
    return saved;
  };
  const drop = async ({ id, name }: ZoneJson) => {
    const left = { zones: zones.filter((zone) => zone.id !== id), closedDates };
    if (await save(left, `Zone ${name} deleted`)) show(null);
  };
  const more = (
    <Button onClick={add}>
      <Icon name="plus" size={16} />
      New zone
    </Button>
  );
  const changeDates: DatesChange = (dates, title) => save({ zones, closedDates: dates }, title);
  const list = <Side plan={plan} open={open?.id ?? null} read={data} onDates={changeDates} />;
  if (!open)
    return (
      <>
        <PageHead title="Delivery zones" actions={more} />
        {list}
      </>
    );
  return (
    <ZoneForm
      zone={open}
      isNew={!zones.some(({ id }) => id === open.id)}
      plan={plan}
      postalCodes={data?.postalCodes ?? []}
      busy={isSending}
      onSave={keep}
      onDelete={() => void drop(open)}
      onClose={() => show(null)}
      more={more}
    >
      {!isPhone && list}
    </ZoneForm>
  );
}

type SideProps = {
  plan: DeliveryPlanJson;
  open: string | null;
  /** Undefined while loading. */
  read: Omit<ComponentProps<typeof OutsideZones>, 'zones'> | undefined;
  onDates: DatesChange;
};

/** The zones with their accounts, the accounts outside, and the closed dates. */
function Side({ plan: { zones, closedDates }, open, read, onDates }: SideProps) {
  const accounts = useMemo(() => read && accountsByZone(zones, read.postalCodes), [zones, read]);
  return (
    <div className={styles.side}>
      <Row justify="between" tall={44} pad="4 12 4 24" tone="quiet" className={styles.head}>
        <h2>Zones</h2>
        {read && <span>{read.postalCodes.length} accounts</span>}
      </Row>
      {zones.length === 0 && (
        <Nothing title="No zones yet">The shops offer no delivery days until there is a zone.</Nothing>
      )}
      <ZoneList zones={zones} open={open} accounts={accounts} />
      {zones.length > 0 && read && <OutsideZones zones={zones} {...read} />}
      <ClosedDates dates={closedDates} onChange={onDates} />
    </div>
  );
}
