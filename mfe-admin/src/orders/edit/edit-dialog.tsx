import { useRef, useState } from 'react';
import type { OrderJson } from 'shared-domain/contracts';
import { weekdayDate } from 'shared-domain/delivery';
import { emptiesText, KEG_SIZES, type Kegs } from 'shared-domain/kegs';
import { formatDollars } from 'shared-domain/money';
import { Icon } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import { paths } from '../../frame/address/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Row } from '../../kit/layout/index.ts';
import { shortMoment } from '../../kit/moments/index.ts';
import {
  Button,
  ChannelMark,
  CheckBox,
  DiscardDialog,
  Key,
  StaffDialog,
  StatusBadge,
  Tag,
  TextButton,
} from '../../kit/parts/index.ts';
import { QuantityField } from '../line-entry/index.ts';
import styles from './edit.module.css';
import { EditDelivery } from './edit-delivery.tsx';
import { EditLines, signed } from './edit-lines.tsx';
import { EditSide } from './edit-side.tsx';
import { EditSums } from './edit-sums.tsx';
import { StaleBanner } from './stale-banner.tsx';
import { useEdit } from './use-edit.ts';
import { useEditKeys } from './use-edit-keys.ts';

type Edit = ReturnType<typeof useEdit>;

const SECOND_ORDER = 'Place a second order for the difference.';

const Context = ({ order }: { order: OrderJson }) => (
  <>
    <ChannelMark channel={order.channel} />
    <span>{order.accountName ?? order.customerName}</span>
    <span>Ordered {shortMoment(order.orderDate)}</span>
    {order.delivery?.kind === 'delivery' && (
      <span>{weekdayDate(order.delivery.day)}, not on a truck yet</span>
    )}
  </>
);

function paymentText({ base, preview }: Edit): string {
  if (!base.payment) return 'Invoiced on delivery; nothing is charged now';
  if (preview && preview.refund > 0) return `Refunds ${formatDollars(preview.refund)} to the card`;
  return 'Paid by card';
}

/** Why it can't be saved, with a link to a second order if a paid one became dearer. */
function Refusal({ text, base }: { text: string; base: Edit['base'] }) {
  const isDearer = text.endsWith(SECOND_ORDER);
  return (
    <span className={styles.missing} role="status">
      {isDearer ? text.slice(0, -SECOND_ORDER.length) : text}
      {isDearer && <Link to={paths.newOrder(base.licenseNum)}>{SECOND_ORDER}</Link>}
    </span>
  );
}

/** The footer: what changes or why it can't be saved, Cancel and Save. */
function Foot({ edit, onLeave }: { edit: Edit; onLeave: () => void }) {
  const { count, preview, refusal, canSave, isSaving, save, base } = edit;
  const changes = count === 1 ? '1 change' : `${count} changes`;
  return (
    <Row grow gap={8} className={styles.foot}>
      <div>
        <strong>
          {count === 0 ? 'No changes' : changes}
          {preview && preview.total.difference !== 0 && `, ${signed(preview.total.difference)}`}
        </strong>
        {refusal === undefined ? <span>{paymentText(edit)}</span> : <Refusal text={refusal} base={base} />}
      </div>
      <Button onClick={onLeave}>
        Cancel <Key>Esc</Key>
      </Button>
      <Button
        variant="primary"
        aria-disabled={!canSave || undefined}
        busy={isSaving}
        busyText="Saving..."
        onClick={save}
      >
        Save changes <Key>Ctrl S</Key>
      </Button>
    </Row>
  );
}

/** The driver's note, editable on demand. */
function Note({ draft, change }: Edit) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={styles.note}>
      <StaffIcon name="note" size={17} />
      <div>
        <h3>Note for the driver</h3>
        {isOpen ? (
          <textarea
            aria-label="Note for the driver"
            rows={2}
            maxLength={1000}
            value={draft.note}
            onChange={({ target }) => change({ note: target.value })}
          />
        ) : (
          <p>{draft.note || 'None'}</p>
        )}
      </div>
      {!isOpen && <TextButton onClick={() => setOpen(true)}>Edit</TextButton>}
    </section>
  );
}

/** Empties to collect with the order (KEGS-12); without numbers the driver counts them. */
function Empties({ draft: { collectEmpties }, change }: Edit) {
  const set = (kegs: Kegs | null) => change({ collectEmpties: kegs });
  return (
    <section className={styles.note}>
      <StaffIcon name="keg" size={17} />
      <div>
        <h3>
          <Row as="label" gap={8}>
            <CheckBox checked={collectEmpties !== null} onChange={(on) => set(on ? {} : null)} />
            Empty kegs to collect
          </Row>
        </h3>
        {collectEmpties && (
          <p className={styles.counts}>
            {KEG_SIZES.map((size) => (
              <span key={size}>
                <QuantityField
                  label={`Empty ${size} L kegs`}
                  least={0}
                  most={99}
                  quantity={collectEmpties[size] ?? 0}
                  onChange={(number) => set({ ...collectEmpties, [size]: number })}
                />{' '}
                × {size} L
              </span>
            ))}
            {emptiesText(collectEmpties)}
          </p>
        )}
      </div>
    </section>
  );
}

/** Edit mode of an order (EDIT-1 to EDIT-9): lines, note, effects on payment and stock, and the customer's mail. */
export function EditDialog({
  order,
  part,
  onClose,
}: {
  order: OrderJson;
  /** What it was opened to change. */
  part: 'delivery' | undefined;
  onClose: () => void;
}) {
  const edit = useEdit(order, onClose);
  const entry = useRef<HTMLInputElement>(null);
  const [isAsking, setAsking] = useState(false);
  const { base, draft, preview, isOld, stale, change } = edit;
  useEditKeys(edit.save, entry);
  const leave = () => (edit.count === 0 ? onClose() : setAsking(true));
  return (
    <StaffDialog
      open
      title={base.id}
      isNumber
      beside={
        <>
          <StatusBadge status={base.status} />
          <Tag tone="warn">
            <Icon name="edit" size={13} /> Editing
          </Tag>
        </>
      }
      width={1000}
      phone="full"
      flush
      onClose={leave}
      context={<Context order={base} />}
      foot={<Foot edit={edit} onLeave={leave} />}
    >
      <div className={styles.columns} tabIndex={-1} data-autofocus>
        <Row column gap={12} shrink pad="8 20 16" align="stretch" className={styles.main}>
          {stale && (
            <StaleBanner
              current={stale}
              base={base}
              draft={draft}
              onTheirs={edit.takeTheirs}
              onMine={edit.keepMine}
            />
          )}
          <EditLines order={base} draft={draft} preview={preview} entry={entry} onChange={change} />
          <EditDelivery {...edit} isFirst={part === 'delivery'} />
          <Note {...edit} />
          {base.channel === 'licensee' && <Empties {...edit} />}
          <EditSums preview={preview} isOld={isOld} />
        </Row>
        <EditSide order={base} draft={draft} preview={preview} onChange={change} />
      </div>
      {isAsking && <DiscardDialog onBack={() => setAsking(false)} onDiscard={onClose} />}
    </StaffDialog>
  );
}
