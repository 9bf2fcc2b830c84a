import type { OrderJson, OrderMailKind } from 'shared-domain/contracts';
import { creditProblemOf } from 'shared-domain/orders';
import { Icon } from 'shared-ui/icons';
import { May } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { StaffIcon, type StaffIconName } from '../../kit/icons/index.ts';
import { Button, ButtonLink, IconButton, Menu } from '../../kit/parts/index.ts';
import { MAIL_LABELS, useResend } from './use-resend.ts';

const KINDS: readonly OrderMailKind[] = ['customer', 'business'];

function ResendMail({ order }: { order: OrderJson }) {
  const { busy, resend } = useResend(order.id);
  return (
    <Menu
      name="Resend email"
      icon={<StaffIcon name="send" size={16} />}
      label={busy ? 'Sending...' : 'Resend email'}
      choices={KINDS.map((kind) => ({
        id: kind,
        label: MAIL_LABELS[kind],
        onChoose: () => void resend(kind),
      }))}
    />
  );
}

/** A link to a document's print page, with its PDF; in a new tab, so that the order stays open here. */
const DocumentLink = ({ to, icon, children }: { to: string; icon: StaffIconName; children: string }) => (
  <ButtonLink to={to} target="_blank" rel="noreferrer">
    <StaffIcon name={icon} size={16} />
    {children}
  </ButtonLink>
);

const isCreditable = (order: OrderJson): boolean =>
  !creditProblemOf(order) && order.items.some(({ quantity, refunded = 0 }) => quantity > refunded);

type OrderActionsProps = {
  order: OrderJson;
  back: (() => void) | undefined;
  on: (() => void) | undefined;
  /** Opens the refund of a paid order, or the credit of a delivered one on account. */
  onMoney: () => void;
  /** Undefined if the order can't be edited. */
  onEdit: (() => void) | undefined;
  /** Whether that dialog has just closed, so that its button gets the focus. */
  isBackFromMoney: boolean;
};

/** An order's actions: edit, documents, resend, refund or credit, previous and next. */
export function OrderActions({ order, back, on, onMoney, onEdit, isBackFromMoney }: OrderActionsProps) {
  return (
    <>
      {onEdit && (
        <Button onClick={onEdit} aria-keyshortcuts="e">
          <Icon name="edit" size={16} />
          Edit
        </Button>
      )}
      <DocumentLink to={paths.packingSlip(order.id)} icon="printer">
        Packing slip
      </DocumentLink>
      <May call="invoice">
        <DocumentLink to={paths.invoice(order.id)} icon="document">
          Invoice
        </DocumentLink>
      </May>
      <May call="resendOrderMail">
        <ResendMail order={order} />
      </May>
      {order.payment?.status === 'paid' && (
        <May call="refundOrder">
          <Button variant="danger" onClick={onMoney} data-autofocus={isBackFromMoney || undefined}>
            <StaffIcon name="refund" size={16} />
            Refund
          </Button>
        </May>
      )}
      {isCreditable(order) && (
        <May call="creditOrder">
          <Button onClick={onMoney} data-autofocus={isBackFromMoney || undefined}>
            <StaffIcon name="refund" size={16} />
            Credit
          </Button>
        </May>
      )}
      <IconButton label="Previous order" disabled={!back} onClick={back}>
        <Icon name="up" size={18} />
      </IconButton>
      <IconButton label="Next order" disabled={!on} onClick={on}>
        <Icon name="down" size={18} />
      </IconButton>
    </>
  );
}
