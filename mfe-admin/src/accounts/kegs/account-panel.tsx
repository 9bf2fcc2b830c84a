import { useState } from 'react';
import type { KegAccountJson } from 'shared-domain/contracts';
import { KEG_SIZES, kegCountText, kegsText } from 'shared-domain/kegs';
import { staffAddresses } from 'shared-domain/staff-client';
import { Icon } from 'shared-ui/icons';
import { Link } from 'shared-ui/router';
import { May, useCall, useMay } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import { shortDate, shortDay } from '../../kit/moments/index.ts';
import { Button, ButtonAnchor, Failed, IconButton, WaitingRows } from '../../kit/parts/index.ts';
import styles from './account-panel.module.css';
import { BookingDialog, type BookingKind } from './booking-dialog.tsx';
import shared from './kegs.module.css';
import { useBooking } from './use-booking.ts';

const KINDS = { out: 'Delivered', back: 'Collected', lost: 'Lost', corrected: 'Corrected' } as const;
const SHOWN = 20;

/** The ledger, newest first. */
function Ledger({ account }: { account: KegAccountJson }) {
  const { undo, isSending } = useBooking(account);
  const [shown, setShown] = useState(SHOWN);
  return (
    <>
      <ul className={styles.ledger} aria-label="Ledger">
        {account.entries
          .slice(0, shown)
          .map(({ id, at, kind, change, out, order, who, reason, undoes, canUndo }) => (
            <li key={id} data-kind={kind}>
              <span className={styles.what}>
                <b>{undoes ? 'Undone' : KINDS[kind]}</b> {shortDay(at)}
              </span>
              <span>{signed(change)}</span>
              <Text weight={600} to="right">
                {out} out
              </Text>
              <span className={styles.small}>
                {[reason, order, who === 'system' ? undefined : who].filter(Boolean).join(' · ')}{' '}
                {canUndo && (
                  <Text
                    type="button"
                    as="button"
                    tall={24}
                    tone="link"
                    weight={600}
                    className={styles.link}
                    aria-label={`Undo: ${KINDS[kind]} on ${shortDate(at)}`}
                    disabled={isSending}
                    onClick={() => void undo(id)}
                  >
                    Undo
                  </Text>
                )}
              </span>
            </li>
          ))}
      </ul>
      {account.entries.length > shown && (
        <Button onClick={() => setShown(shown + SHOWN)}>Show earlier</Button>
      )}
    </>
  );
}

/** '+2 × 50 L', '−1 × 30 L'; the first size decides the sign. */
function signed(change: KegAccountJson['entries'][number]['change']): string {
  const first = KEG_SIZES.map((size) => change[size] ?? 0).find((number) => number !== 0) ?? 0;
  return `${first < 0 ? '−' : '+'}${kegsText(change)}`;
}

function Account({ account, onRemind }: { account: KegAccountJson; onRemind: () => void }) {
  const [dialog, setDialog] = useState<BookingKind | null>(null);
  const { out, total, overdue, oldest, limitDays, reminded, deposits } = account;
  return (
    <>
      <Stack as="dl" columns="repeat(3, 1fr)" framed radius={12} className={styles.sizes}>
        {KEG_SIZES.map((size) => (
          <div key={size}>
            <Text as="dt" size="xs" weight={600}>
              {size} L
            </Text>
            <dd>{out[size]}</dd>
          </div>
        ))}
      </Stack>
      {deposits !== undefined && <p>Deposits held: ${deposits.toFixed(2)}</p>}
      {overdue > 0 ? (
        <div className={styles.overdue}>
          <Text as="b" tone="error">
            {kegCountText(overdue)} out for more than {limitDays} days
          </Text>
          <p>
            The oldest for {oldest} days.
            {reminded ? ` Last reminder on ${shortDate(reminded.at)}.` : ''}
          </p>
        </div>
      ) : null}
      <div className={shared.buttons}>
        {total > 0 && (
          <>
            <Button onClick={() => setDialog('back')}>Book empties</Button>
            <May call="kegReminder">
              <Button onClick={onRemind}>Preview reminder</Button>
            </May>
            <Button onClick={() => setDialog('lost')}>Write off</Button>
          </>
        )}
        <Button onClick={() => setDialog('corrected')}>Correct</Button>
        <May call="kegStatement">
          <ButtonAnchor href={staffAddresses.kegStatement(account.id)}>Statement</ButtonAnchor>
        </May>
      </div>
      <h3 className={styles.section}>Ledger</h3>
      <Ledger account={account} />
      {dialog && <BookingDialog account={account} kind={dialog} onClose={() => setDialog(null)} />}
    </>
  );
}

/** One keg account beside the list: its kegs out, actions and ledger. */
export function AccountPanel({
  account: id,
  onRemind,
  onClose,
}: {
  account: string;
  onRemind: (account: KegAccountJson) => void;
  onClose: () => void;
}) {
  const { data, problem, refetch } = useCall('kegAccount', { params: { account: id } });
  const may = useMay();
  const account = data?.id === id ? data : undefined;
  return (
    <section className={styles.panel} aria-label={account?.name ?? 'Keg account'}>
      <Row gap={12} align="start" justify="between" className={styles.panelHead}>
        <div>
          <h2>{account?.name ?? ' '}</h2>
          <span className={styles.small}>
            {account?.licenseNumber ? (
              may('licenceFigures') ? (
                <Link to={paths.account(account.licenseNumber)}>{account.licenseNumber}</Link>
              ) : (
                account.licenseNumber
              )
            ) : (
              account?.email
            )}
          </span>
        </div>
        <IconButton label="Close the account" onClick={onClose}>
          <Icon name="close" size={20} />
        </IconButton>
      </Row>
      {problem ? (
        <Failed
          title="The account could not be loaded"
          reference={problem.detail}
          action={<Button onClick={refetch}>Try Again</Button>}
        />
      ) : account ? (
        <Account account={account} onRemind={() => onRemind(account)} />
      ) : (
        <WaitingRows label="Loading the account..." widths={[120, 90]} rows={6} />
      )}
    </section>
  );
}
