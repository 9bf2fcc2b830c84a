import { useAtomValue } from 'jotai';
import { useRef, useState } from 'react';
import type { OrderJson } from 'shared-domain/contracts';
import { weekdayDate } from 'shared-domain/delivery';
import { emptiesText, KEG_SIZES } from 'shared-domain/kegs';
import { formatDollars } from 'shared-domain/money';
import { Icon } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import { paths } from '../../frame/address/index.ts';
import { singleKeysAtom } from '../../frame/shortcuts/index.ts';
import { Quiet, Row, Small, Stack, Text } from '../../kit/layout/index.ts';
import { shortMoment } from '../../kit/moments/index.ts';
import {
  Button,
  ChannelMark,
  CheckBox,
  Key,
  ProseField,
  StaffDialog,
  StatusBadge,
  Tag,
  useFormKeys,
  useLeaveGuard,
} from '../../kit/parts/index.ts';
import { QuantityField } from '../line-entry/index.ts';
import styles from './edit.module.css';
import { EditDelivery } from './edit-delivery.tsx';
import { EditLines, signed } from './edit-lines.tsx';
import { EditPart } from './edit-part.tsx';
import { EditSide } from './edit-side.tsx';
import { EditSums } from './edit-sums.tsx';
import { StaleBanner } from './stale-banner.tsx';
import { type Edit, useEdit } from './use-edit.ts';

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

/** What happens to the payment, or why it can't be saved, with a link to a second order if a paid one became dearer. */
function Outcome({ refusal, base, preview }: Edit) {
  if (refusal !== undefined) {
    const isDearer = refusal.endsWith(SECOND_ORDER);
    return (
      <Text block tone="error" size="xs" role="status">
        {isDearer ? refusal.slice(0, -SECOND_ORDER.length) : refusal}
        {isDearer && <Link to={paths.newOrder(base.licenseNum)}>{SECOND_ORDER}</Link>}
      </Text>
    );
  }
  const refund = preview?.refund ?? 0;
  return (
    <Small block>
      {!base.payment && 'Invoiced on delivery; nothing is charged now'}
      {base.payment && (refund > 0 ? `Refunds ${formatDollars(refund)} to the card` : 'Paid by card')}
    </Small>
  );
}

/** The footer: what changes or why it can't be saved, Cancel and Save. */
function Foot({ edit, onLeave }: { edit: Edit; onLeave: () => void }) {
  const { count, preview, canSave, form } = edit;
  const changes = count === 1 ? '1 change' : `${count} changes`;
  return (
    <>
      <Text as="div" grow className={styles.outcome}>
        <strong>
          {count === 0 ? 'No changes' : changes}
          {preview && preview.total.difference !== 0 && `, ${signed(preview.total.difference)}`}
        </strong>
        <Outcome {...edit} />
      </Text>
      <Button onClick={onLeave}>
        Cancel <Key>Esc</Key>
      </Button>
      <Button
        variant="primary"
        aria-disabled={!canSave || undefined}
        busy={form.busy}
        busyText="Saving..."
        onClick={() => form.submit()}
      >
        Save changes <Key>Ctrl S</Key>
      </Button>
    </>
  );
}

/** The driver's note, editable on demand. */
function Note({ draft, form }: Edit) {
  const [isOpen, setOpen] = useState(false);
  return (
    <EditPart icon="note" title="Note for the driver" onOpen={isOpen ? undefined : () => setOpen(true)}>
      {isOpen ? (
        <ProseField label="Note for the driver" unseen maxLength={1000} {...form.field('note')} />
      ) : (
        <Quiet as="p" className={styles.note}>
          {draft.note || 'None'}
        </Quiet>
      )}
    </EditPart>
  );
}

/** Empties to collect with the order (KEGS-12); without numbers the driver counts them. */
function Empties({ draft: { collectEmpties }, form }: Edit) {
  const box = (
    <Row as="label" gap={8}>
      <CheckBox
        checked={Boolean(collectEmpties)}
        onChange={(on) => form.set('collectEmpties', on ? {} : null)}
      />
      Empty kegs to collect
    </Row>
  );
  return (
    <EditPart icon="keg" title={box}>
      {collectEmpties && (
        <Row wrap gap="8 16" tone="quiet">
          {KEG_SIZES.map((size) => (
            <span key={size}>
              <QuantityField
                label={`Empty ${size} L kegs`}
                least={0}
                most={99}
                quantity={collectEmpties[size] ?? 0}
                onChange={(number) => form.set('collectEmpties', { ...collectEmpties, [size]: number })}
              />{' '}
              × {size} L
            </span>
          ))}
          {emptiesText(collectEmpties)}
        </Row>
      )}
    </EditPart>
  );
}

type EditDialogProps = {
  order: OrderJson;
  /** What it was opened to change. */
  part: 'delivery' | undefined;
  onClose: () => void;
};

/** Edit mode of an order (EDIT-1 to EDIT-9): lines, note, effects on payment and stock, and the customer's mail. */
export function EditDialog({ order, part, onClose }: EditDialogProps) {
  const edit = useEdit(order, onClose);
  const entry = useRef<HTMLInputElement>(null);
  const columns = useRef<HTMLDivElement>(null);
  const { base, isOld, preview } = edit;
  const { leave, question } = useLeaveGuard(edit.count > 0, onClose);
  useFormKeys(columns, {
    'Control+s': () => edit.form.submit(),
    a: useAtomValue(singleKeysAtom) && (() => entry.current?.focus()),
  });
  return (
    <StaffDialog
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
      <Stack
        ref={columns}
        columns="minmax(0, 1fr) 320px"
        tall={480}
        className={styles.columns}
        tabIndex={-1}
        data-autofocus
      >
        <Row column gap={12} shrink pad="8 20 16" align="stretch" className={styles.main}>
          <StaleBanner {...edit} />
          <EditLines {...edit} entry={entry} />
          <EditDelivery {...edit} isFirst={part === 'delivery'} />
          <Note {...edit} />
          {base.channel === 'licensee' && <Empties {...edit} />}
          <EditSums preview={preview} isOld={isOld} />
        </Row>
        <EditSide {...edit} />
      </Stack>
      {question}
    </StaffDialog>
  );
}
