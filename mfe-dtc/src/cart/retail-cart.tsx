import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { brandAt } from 'shared-domain/company';
import { loadSettingsAtom } from 'shared-domain/state';
import { ButtonLink } from 'shared-ui/button';
import { RemovedStrips } from 'shared-ui/cart-page';
import { Page, usePageTitle } from 'shared-ui/page';
import { useCart } from 'shared-ui/shop';
import { Empty } from 'shared-ui/states';
import { paths } from '../paths.ts';
import { Checkout } from './checkout.tsx';

/** 'Your Cart' of the retail shop (CART-11), or that it is empty. */
export function RetailCart() {
  const { isEmpty } = useCart('dtc');
  const loadSettings = useSetAtom(loadSettingsAtom);
  const visit = useVisits();
  usePageTitle('Your Cart');
  useEffect(() => void loadSettings(), [loadSettings]);
  if (isEmpty) return <EmptyCart />;
  return <Checkout key={visit} />;
}

/** Counts how often this page was shown. A page restored on return from the payment page starts a new checkout from the stored form. */
function useVisits(): number {
  const [visits, setVisits] = useState(0);
  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setVisits((before) => before + 1);
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);
  return visits;
}

function EmptyCart() {
  return (
    <Page>
      <RemovedStrips channel="dtc" />
      <Empty
        level={1}
        title="Your cart is empty"
        brand={brandAt(3)}
        action={<ButtonLink to={paths.shop}>Browse Products</ButtonLink>}
      />
    </Page>
  );
}
