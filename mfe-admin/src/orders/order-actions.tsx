import { useState } from 'react';
import type { OrderJson, OrderMailKind } from 'shared-domain/contracts';
import { Icon } from 'shared-ui/icons';
import { StaffIcon, type StaffIconName } from '../icons/index.ts';
import { Button, ButtonLink, IconButton, Menu, MenuItem } from '../parts/index.ts';
import { paths } from '../paths.ts';
import { useStaff, useToast } from '../staff/index.ts';

const MAILS: readonly { kind: OrderMailKind; words: string }[] = [
  { kind: 'customer', words: 'Customer confirmation' },
  { kind: 'business', words: 'Business notification' },
];

function ResendMail({ order }: { order: OrderJson }) {
  const staff = useStaff();
  const toast = useToast();
  const [busy, setBusy] = useState(false);
  const send = async ({ kind, words }: (typeof MAILS)[number]) => {
    setBusy(true);
    const result = await staff.resendMail(order.id, kind);
    setBusy(false);
    if (result.ok) toast.done(`${words} is on its way again`, order.id);
    else toast.failed('The mail was not sent', result.problem.detail);
  };
  return (
    <Menu
      name="Resend mail"
      align="end"
      label={
        <>
          <StaffIcon name="send" size={16} />
          {busy ? 'Sending...' : 'Resend mail'}
        </>
      }
    >
      {(close) =>
        MAILS.map((mail) => (
          <MenuItem
            key={mail.kind}
            onClick={() => {
              close();
              void send(mail);
            }}
          >
            {mail.words}
          </MenuItem>
        ))
      }
    </Menu>
  );
}

/** A paper's page to print, with its PDF; in a tab of its own, so that the order stays open here. */
const PaperLink = ({ to, icon, children }: { to: string; icon: StaffIconName; children: string }) => (
  <ButtonLink to={to} target="_blank" rel="noreferrer">
    <StaffIcon name={icon} size={16} />
    {children}
  </ButtonLink>
);

/** Packing slip, invoice, mails again, refund where there is something to refund, and the way to the neighbours. */
export function OrderActions({
  order,
  back,
  on,
  onRefund,
}: {
  order: OrderJson;
  back: (() => void) | undefined;
  on: (() => void) | undefined;
  onRefund: () => void;
}) {
  return (
    <>
      <PaperLink to={paths.packingSlip(order.id)} icon="printer">
        Packing slip
      </PaperLink>
      <PaperLink to={paths.invoice(order.id)} icon="document">
        Invoice
      </PaperLink>
      <ResendMail order={order} />
      {order.payment?.status === 'paid' && (
        <Button variant="danger" onClick={onRefund}>
          <StaffIcon name="refund" size={16} />
          Refund
        </Button>
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
