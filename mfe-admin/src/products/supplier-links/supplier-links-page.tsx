import { useState } from 'react';
import type { SupplierLinksJson } from 'shared-domain/contracts';
import { dayOf, longDate } from 'shared-domain/dates';
import { May, useCall, useChange, useToast } from '../../data/calls/index.ts';
import { Row as Line, Quiet } from '../../kit/layout/index.ts';
import {
  Button,
  Failed,
  Nothing,
  PageHead,
  PageIntro,
  Question,
  WaitingRows,
} from '../../kit/parts/index.ts';
import { staffName } from '../../kit/product/index.ts';
import styles from './supplier-links.module.css';

/** The links to suppliers' pages, and what staff do with them (SUPPLIER-23). */
function useLinks() {
  const toast = useToast();
  const answered = { answered: (links: SupplierLinksJson) => ({ supplierLinks: () => links }) };
  const suppliers = useCall('suppliers', {});
  const links = useCall('supplierLinks', {});
  const making = useChange('makeSupplierLink', answered);
  const revoking = useChange('revokeSupplierLink', answered);
  const copy = async (url: string, done: string) => {
    try {
      await navigator.clipboard.writeText(url);
      toast.done(done);
    } catch {
      toast.failed('Not copied', url);
    }
  };
  const make = async (supplier: string) => {
    const result = await making.send({ params: { supplier } });
    if (!result.ok) return toast.failed('No link was made', result.problem.detail);
    const made = result.data.links.find((link) => link.supplier === supplier);
    if (made) await copy(made.url, 'Link made and copied');
  };
  const revoke = async (supplier: string) => {
    const result = await revoking.send({ params: { supplier } });
    if (result.ok) toast.done('The link has ended');
    else toast.failed('The link has not ended', result.problem.detail);
  };
  const { data: working } = links;
  return {
    problem: suppliers.problem ?? links.problem,
    refetch: suppliers.problem ? suppliers.refetch : links.refetch,
    rows:
      suppliers.data &&
      working &&
      suppliers.data.suppliers.map((supplier) => ({
        ...supplier,
        link: working.links.find((link) => link.supplier === supplier.id),
      })),
    ...{ copy, make, revoke, isSending: making.isSending || revoking.isSending },
  };
}

type Use = ReturnType<typeof useLinks>;
export type Linked = NonNullable<Use['rows']>[number];

/** 'Supplier links' (SUPPLIER-23): the links by which suppliers see what was delivered of theirs, and its stock. */
export default function SupplierLinksPage() {
  const use = useLinks();
  return (
    <>
      <PageHead title="Supplier links" />
      <PageIntro>
        A link opens a page with what was delivered of a supplier's products, by week, product and area, and
        with their stock. It needs no sign-in, works for 90 days and shows nothing of other suppliers. The
        supplier's own setting says whether it names customers.
      </PageIntro>
      <Content {...use} />
    </>
  );
}

function Content({ rows, problem, refetch, ...use }: Use) {
  const [ending, setEnding] = useState<Linked>();
  if (problem)
    return <Failed title="The suppliers could not be loaded" problem={problem} onRetry={refetch} />;
  if (!rows) return <WaitingRows label="Loading the suppliers..." widths={[200, 160]} rows={4} />;
  if (rows.length === 0) return <Nothing title="No suppliers yet">Add a supplier first.</Nothing>;
  return (
    <>
      <ul className={styles.suppliers} aria-label="Suppliers">
        {rows.map((row) => (
          <Row key={row.id} row={row} onEnd={() => setEnding(row)} {...use} />
        ))}
      </ul>
      {ending && (
        <Question
          title="End this link?"
          context={ending.name}
          width={420}
          cancel="Keep it"
          action="End the link"
          onAct={() => {
            setEnding(undefined);
            void use.revoke(ending.id);
          }}
          onCancel={() => setEnding(undefined)}
        >
          <p>It stops working at once. You can make another one, with another address.</p>
        </Question>
      )}
    </>
  );
}

type RowProps = Pick<Use, 'copy' | 'make' | 'isSending'> & { row: Linked; onEnd: () => void };

function Row({ row: { id, name, showsCustomers, link }, copy, make, isSending, onEnd }: RowProps) {
  const of = <span className="visually-hidden"> for {name}</span>;
  return (
    <Line as="li" wrap gap={8} tall={56} pad="8 0" ruled>
      <div className={styles.name}>
        <b>{name}</b>
        <Quiet as="small" block>
          {link
            ? `Works until ${longDate(dayOf(new Date(link.until)))}, made by ${staffName(link.by)}`
            : 'No link'}
          {link && showsCustomers && '. Names customers'}
        </Quiet>
      </div>
      {link ? (
        <>
          <Button onClick={() => void copy(link.url, 'Link copied')}>Copy the link{of}</Button>
          <May call="revokeSupplierLink">
            <Button onClick={onEnd}>End it{of}</Button>
          </May>
        </>
      ) : (
        <May call="makeSupplierLink">
          <Button busy={isSending} busyText="Making..." onClick={() => void make(id)}>
            Make a link{of}
          </Button>
        </May>
      )}
    </Line>
  );
}
