import { useMemo, useState } from 'react';
import type { DeliveryPlanJson, ZoneJson } from 'shared-domain/contracts';
import { withZone } from 'shared-domain/delivery';
import { Icon } from 'shared-ui/icons';
import { useAddressQuery } from '../address/index.ts';
import { Button, Failed, Nothing, PageHead, WaitingRows } from '../parts/index.ts';
import { useCall, usePhone } from '../staff/index.ts';
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
    return (
      <Failed
        title="The zones could not be read"
        reference={problem.detail}
        action={<Button onClick={refetch}>Try Again</Button>}
      />
    );
  }
  if (!plan) return <WaitingRows label="Loading the delivery zones" widths={[40, 20, 30]} rows={4} />;
  return <Zones plan={plan} {...change} />;
}

type Change = Pick<ReturnType<typeof usePlan>, 'save' | 'isSending'>;

function Zones({ plan, save, isSending }: { plan: DeliveryPlanJson } & Change) {
  const isPhone = usePhone();
  const { query, write } = useAddressQuery();
  const [fresh, setFresh] = useState(emptyZone);
  const { data } = useCall('accountPostalCodes', {});
  const { zones, closedDates } = plan;
  const asked = query.get('zone');
  const open =
    (asked === NEW_ZONE ? fresh : zones.find(({ id }) => id === asked)) ?? (isPhone ? undefined : zones[0]);
  const accounts = useMemo(() => data && accountsByZone(zones, data.postalCodes), [zones, data]);
  const show = (zone: string | null) =>
    write(() => new URLSearchParams(zone ? { zone } : {}), { replace: true });
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
    const left = zones.filter((zone) => zone.id !== id);
    if (await save({ zones: left, closedDates }, `Zone ${name} deleted`)) show(null);
  };
  const more = (
    <Button onClick={add}>
      <Icon name="plus" size={16} />
      New zone
    </Button>
  );
  const list = (
    <div className={styles.side}>
      <div className={styles.head}>
        <h2>Zones</h2>
        {data && <span>{data.postalCodes.length} accounts</span>}
      </div>
      {zones.length === 0 && (
        <Nothing title="No zones yet">The shops offer no delivery days until there is a zone.</Nothing>
      )}
      <ZoneList zones={zones} open={open?.id ?? null} accounts={accounts} />
      {zones.length > 0 && data && <OutsideZones zones={zones} {...data} />}
      <ClosedDates
        dates={closedDates}
        onChange={(dates, title) => save({ zones, closedDates: dates }, title)}
      />
    </div>
  );
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
