import { useState } from 'react';
import type { OrderJson, OrderMailKind } from 'shared-domain/contracts';
import { staffAddresses } from 'shared-domain/staff-client';
import { Icon } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import { StaffIcon } from '../icons/index.ts';
import { Button, ButtonAnchor, IconButton, Menu, MenuItem } from '../parts/index.ts';
import { paths } from '../paths.ts';
import { useStaff, useToast } from '../staff/index.ts';
import styles from './order-dialog.module.css';

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

/** A page to print, in a tab of its own: the order stays open here. */
const PrintLink = ({ to, children }: { to: string; children: string }) => (
  <Link to={to} target="_blank" rel="noreferrer" className={styles.print}>
    {children}
  </Link>
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
      <ButtonAnchor href={staffAddresses.packingSlip(order.id)}>
        <StaffIcon name="document" size={16} />
        Packing slip
      </ButtonAnchor>
      <ButtonAnchor href={staffAddresses.invoice(order.id)}>
        <StaffIcon name="document" size={16} />
        Invoice
      </ButtonAnchor>
      <Menu name="Print" align="end" label={<StaffIcon name="printer" size={16} />}>
        <PrintLink to={paths.packingSlip(order.id)}>Print packing slip</PrintLink>
        <PrintLink to={paths.invoice(order.id)}>Print invoice</PrintLink>
      </Menu>
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
