import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import {
  closedProvinceOf,
  type DtcCheckoutForm,
  dtcCheckoutForm,
  otherProvinceOf,
  provinceOfPostalCode,
} from 'shared-domain/forms';
import { isProvince, type Province } from 'shared-domain/provinces';
import { cartCountAtoms, settingsAtom } from 'shared-domain/state';
import { useForm, useFormValue } from 'shared-ui/fields';
import { useCart } from 'shared-ui/shop';
import { keepRetailCheckoutAtom, readRetailCheckoutAtom } from '../payment/retail-checkout.ts';
import { usePaymentStart } from './use-payment-start.ts';
import { useShipping } from './use-shipping.ts';

const EMPTY: DtcCheckoutForm = {
  firstName: '',
  lastName: '',
  email: '',
  address: '',
  city: '',
  province: '' as DtcCheckoutForm['province'],
  postalCode: '',
  deliveryDetails: '',
  licenseNumber: '',
  accountName: '',
};

/** A retail order's form, shipping and cost: the province decides taxes, the postal code shipping. */
export function useCheckout() {
  const readKept = useSetAtom(readRetailCheckoutAtom);
  const [initial] = useState(() => ({ ...EMPTY, ...readKept() }));
  const form = useForm<DtcCheckoutForm>({
    schema: dtcCheckoutForm,
    initial,
    onSubmit: (values): Promise<void> | void => (closed ? form.focus('province') : start.submit(values)),
  });
  useKept(form.values);
  const [typedProvince, postalCode] = useFormValue({
    control: form.control,
    name: ['province', 'postalCode'],
  });
  const province = isProvince(typedProvince) ? typedProvince : null;
  useProvinceOf(postalCode, province, (known) => form.set('province', known));
  const own = otherProvinceOf({ province, postalCode });
  const other = own ? { postalCode, own, take: () => form.set('province', own) } : undefined;
  const { closedProvinces = [] } = useAtomValue(settingsAtom);
  const closed = closedProvinceOf({ province, postalCode }, closedProvinces);
  const itemCount = useAtomValue(cartCountAtoms.dtc);
  const shipping = useShipping({ postalCode: closed ? '' : postalCode, province, itemCount });
  const cart = useCart('dtc', province, shipping.chosen?.amount);
  const start = usePaymentStart({ cart, shipping, refuseFields: form.refuse });
  return { form, province, other, closed, shipping, cart, start };
}

/** Fills in a postal code's province (SHIPPING-8), unless one was chosen manually. */
function useProvinceOf(
  postalCode: string,
  current: Province | null,
  fill: (province: Province) => void,
): void {
  const filled = useRef(provinceOfPostalCode(postalCode));
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the postal code changes
  useEffect(() => {
    const known = provinceOfPostalCode(postalCode);
    if (!known || (current !== null && current !== filled.current)) return;
    filled.current = known;
    if (known !== current) fill(known);
  }, [postalCode]);
}

function useKept(values: () => DtcCheckoutForm): void {
  const keep = useSetAtom(keepRetailCheckoutAtom);
  useEffect(() => {
    const write = () => keep(values());
    window.addEventListener('pagehide', write);
    return () => {
      window.removeEventListener('pagehide', write);
      write();
    };
  }, [keep, values]);
}

export type RetailCheckout = ReturnType<typeof useCheckout>;
