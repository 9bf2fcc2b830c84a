import { useAtomValue } from 'jotai';
import type { ReactNode } from 'react';
import { ageAtom, mayShopWholesaleAtom, openDialogAtom, sessionAtom } from 'shared-domain/state';
import type { FrameSpec } from '../remote/index.ts';
import { ErrorState, Loading } from '../states/index.ts';
import { useAfter } from './delay.ts';
import { Guard } from './guard.tsx';
import { AgeDialog, CustomerTypeDialog } from './lazies.ts';

/** Milliseconds that the shop access modal waits for the API to say whose browser this is. */
const PATIENCE = 3000;

const reload = () => window.location.reload();

/** A gate that does not arrive stays shut, and says so. */
const shut = (
  <ErrorState title="This part of the shop could not be loaded" onRetry={reload}>
    Please check your connection and try again.
  </ErrorState>
);

function AgeGate({ children }: { children: ReactNode }) {
  const age = useAtomValue(ageAtom);
  if (age === 'unknown') return <Loading>Loading...</Loading>;
  if (age === 'verified') return children;
  return (
    <Guard failed={shut}>
      <div inert>{children}</div>
      <AgeDialog />
    </Guard>
  );
}

/**
 * The shop access modal (section 4): over the wholesale pages until a licence is verified; staff pass. It waits for
 * the session's answer, so that a licensee who comes back never sees it flash.
 */
function LicenceGate({ children }: { children: ReactNode }) {
  const mayShop = useAtomValue(mayShopWholesaleAtom);
  const { status } = useAtomValue(sessionAtom);
  const isContactOpen = useAtomValue(openDialogAtom) === 'contact';
  const waitedLong = useAfter(PATIENCE, !mayShop && status === 'unknown');
  if (mayShop || (status === 'unknown' && !waitedLong)) return children;
  return (
    <Guard failed={shut}>
      <div inert>{children}</div>
      {!isContactOpen && <CustomerTypeDialog onShop onClose={() => undefined} />}
    </Guard>
  );
}

/** Wraps a remote's pages in the gate that its frame names: nobody, adults or licensees. */
export function SiteGate({ gate, children }: { gate: FrameSpec['gate']; children: ReactNode }) {
  if (gate === 'age') return <AgeGate>{children}</AgeGate>;
  if (gate === 'licensee') return <LicenceGate>{children}</LicenceGate>;
  return children;
}
