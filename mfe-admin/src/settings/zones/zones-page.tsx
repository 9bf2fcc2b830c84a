import { type ComponentProps, useMemo, useState } from 'react';
import type { AccountPostalCodesJson, DeliveryPlanJson, ZoneJson } from 'shared-domain/contracts';
import { withZone } from 'shared-domain/delivery';
import { Icon } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import { useCall, useChange, usePhone, useToast, useUndo } from '../../data/calls/index.ts';
import { paths, useAddressQuery } from '../../frame/address/index.ts';
import { Row, Text } from '../../kit/layout/index.ts';
import { Button, Failed, Nothing, PageHead, WaitingRows } from '../../kit/parts/index.ts';
import { ClosedDates } from './closed-dates.tsx';
import { accountsByZone, emptyZone, NEW_ZONE, zoneServing } from './zone-draft.ts';
import { ZoneForm } from './zone-form.tsx';
import { ZoneList } from './zone-list.tsx';
import styles from './zones.module.css';

type Content = Pick<DeliveryPlanJson, 'zones' | 'closedDates'>;

/** Loads and saves zones and closed dates, with Undo and without overwriting someone else's change (DELIVERY-11). */
function usePlan() {
  const toast = useToast();
  const offerUndo = useUndo();
  const { data: plan, problem, refetch } = useCall('deliveryPlan', {});
  const { send, isSending } = useChange('saveDeliveryPlan', {
    answered: (saved) => ({ deliveryPlan: () => saved }),
    topic: 'deliveries',
  });
  const put = async (content: Content, version: number) => {
    const result = await send({ body: { ...content, version } });
    if (result.ok) return result.data;
    const isStale = result.problem.code === 'stale';
    toast.failed(
      isStale ? 'Changed in the meantime' : 'Not saved',
      isStale
        ? 'Someone else has changed the zones. Your entries are still here. Check them and save again.'
        : result.problem.detail,
    );
    if (isStale) refetch();
    return null;
  };
  /** Saves the plan and reports it as `title`. False if refused. */
  const save = async (content: Content, title: string): Promise<boolean> => {
    if (!plan) return false;
    const saved = await put(content, plan.version);
    if (!saved) return false;
    const { zones, closedDates } = plan;
    offerUndo({ title, undo: async () => void (await put({ zones, closedDates }, saved.version)) });
    return true;
  };
  return { plan, problem, refetch, save, isSending };
}

/** Counts the accounts in no zone, and lists them on demand. */
function OutsideZones({
  zones,
  postalCodes,
  accounts,
}: Pick<DeliveryPlanJson, 'zones'> & AccountPostalCodesJson) {
  const outside = accounts.filter((_, place) => !zoneServing(zones, postalCodes[place] ?? null));
  if (outside.length === 0) return null;
  return (
    <Text
      as="details"
      margin="12 24"
      radius={10}
      tone="warn"
      size="xs"
      surface="warn"
      className={styles.outside}
    >
      <summary>
        <b>
          {outside.length === 1 ? '1 account is in no zone.' : `${outside.length} accounts are in no zone.`}
        </b>{' '}
        They can order for pick-up. <u>Show them</u>
      </summary>
      <Text as="ul" block pad="0 12 10">
        {outside.map(({ licenseNumber, companyName }) => (
          <Text as="li" pad="4 0" key={licenseNumber}>
            <b>
              <Link to={paths.account(licenseNumber)}>{companyName}</Link>
            </b>{' '}
            Licence {licenseNumber}
          </Text>
        ))}
      </Text>
    </Text>
  );
}

/** 'Delivery zones' (DELIVERY-1, DELIVERY-11): the zones, the form of one with its preview, and the closed dates. */
export default function ZonesPage() {
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
