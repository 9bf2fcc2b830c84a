import { useId } from 'react';
import type { LicenseeAllocationJson } from 'shared-domain/contracts';
import { unitName, unitsText } from 'shared-domain/licences';
import type { Product } from 'shared-domain/products';
import { Button } from 'shared-ui/button';
import { Skeleton } from 'shared-ui/skeleton';
import styles from './allocation.module.css';
import { AskForm } from './ask-form.tsx';
import { FirstComeForm } from './first-come-form.tsx';
import { Frame } from './frame.tsx';
import { HeldShare } from './held-share.tsx';
import { useAllocation, useReadAllocation } from './use-allocation.ts';

/** A scarce product's box, in place of quantity and 'Add to Cart' (ALLOCATION-2, ALLOCATION-3). */
export function AllocationBox({ id, product }: { id: string; product: Product }) {
  const { load } = useReadAllocation(id);
  const read = useAllocation(id);
  const titleId = useId();
  return (
    <section className={styles.box} aria-labelledby={titleId} aria-busy={read === undefined}>
      {read === undefined && <Waiting titleId={titleId} />}
      {read === null && <NoLicence product={product} titleId={titleId} />}
      {read?.ok === false && (
        <div className={styles.body}>
          <h2 id={titleId}>This could not be loaded</h2>
          <p>{read.problem.detail}</p>
          <Button onClick={load}>Try Again</Button>
        </div>
      )}
      {read?.ok && <Open allocation={read.data} product={product} titleId={titleId} />}
    </section>
  );
}

function Waiting({ titleId }: { titleId: string }) {
  return (
    <div className={styles.body}>
      <h2 id={titleId} className="visually-hidden">
        Loading...
      </h2>
      <Skeleton height="28px" />
      <Skeleton height="20px" />
      <Skeleton height="56px" />
    </div>
  );
}

/** For staff without a licence, who can't send requests. */
function NoLicence({ product, titleId }: { product: Product; titleId: string }) {
  const { allocation } = product;
  return (
    <div className={styles.body}>
      <h2 id={titleId}>Limited release</h2>
      {allocation && (
        <p>{`${unitsText(allocation.units, unitName(product))} in total, up to ${allocation.most} per account.`}</p>
      )}
      <p>Enter a licence number in the shop to request some.</p>
    </div>
  );
}

type OpenProps = { allocation: LicenseeAllocationJson; product: Product; titleId: string };

function Open({ allocation, product, titleId }: OpenProps) {
  const { id, state, kind, words, unit, units, most, share } = allocation;
  const terms = `${unitsText(units, unit)} in total, up to ${most} per account.`;
  if (share) return <HeldShare key={id} allocation={allocation} share={share} titleId={titleId} />;
  if (state === 'planned')
    return (
      <Frame strip={`Opens ${words.opens}`} titleId={titleId} title="Limited release">
        <p>{terms}</p>
      </Frame>
    );
  if (state === 'open')
    return (
      <Frame
        strip={`Open until ${words.closes}`}
        until={allocation.closesAt}
        titleId={titleId}
        title={
          kind === 'shared' ? `How many ${unit}s would you like?` : `Order up to ${unitsText(most, unit)}`
        }
      >
        <p>{terms}</p>
        {kind === 'shared' ? (
          <AskForm key={allocation.asked ?? 0} allocation={allocation} of={product} />
        ) : (
          <FirstComeForm most={most} product={product} />
        )}
      </Frame>
    );
  const [title, text] = endedTexts(allocation);
  return (
    <Frame strip={state === 'closed' ? 'Requests have closed' : 'Closed'} titleId={titleId} title={title}>
      <p role="status">{text}</p>
    </Frame>
  );
}

function endedTexts({ state, unit, asked, draws }: LicenseeAllocationJson): [title: string, text: string] {
  if (state === 'closed')
    return [
      `The ${unit}s are being shared`,
      asked ? `You asked for ${unitsText(asked, unit)}.` : 'One moment.',
    ];
  if (state === 'cancelled') return ['Cancelled', 'Nothing is held and nothing was ordered.'];
  if (draws) return [`The ${unit}s were shared`, 'You made no request.'];
  return ['This has ended', 'The rest is back on sale.'];
}
