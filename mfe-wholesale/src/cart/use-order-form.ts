import { atom, useAtom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { type LicenseeCheckoutForm, licenseeCheckoutForm } from 'shared-domain/forms';
import { HOME_PROVINCE } from 'shared-domain/provinces';
import { sessionAtom, showToastAtom } from 'shared-domain/state';
import { useForm } from 'shared-ui/fields';
import { useAccountDetails } from './account-details.tsx';
import { forgetDetailsAtom, rememberDetailsAtom, rememberedDetailsAtom } from './remembered-details.ts';

/**
 * The text of 'Order Information', kept while the licensee goes back for one more case. Only in memory, because counter
 * computers are often shared.
 */
const orderDraftAtom = atom<{ licenseNumber: string; values: LicenseeCheckoutForm } | null>(null);

const EMPTY: LicenseeCheckoutForm = {
  firstName: '',
  lastName: '',
  email: '',
  address: '',
  city: '',
  province: HOME_PROVINCE,
  postalCode: '',
  deliveryDetails: '',
  licenseNumber: '',
  accountName: '',
};

/** 'Order Information', filled from the draft, this device's details and the verified session, even if that arrives later. */
export function useOrderForm(onSubmit: (values: LicenseeCheckoutForm) => Promise<void>) {
  const { licensee } = useAtomValue(sessionAtom);
  const [draft, keepDraft] = useAtom(orderDraftAtom);
  const owner = licensee?.licenseNumber ?? '';
  const memory = useDetails(owner);
  const account = { licenseNumber: owner, accountName: licensee?.companyName ?? '' };
  const known = { ...memory.remembered, ...account };
  const form = useForm<LicenseeCheckoutForm>({
    schema: licenseeCheckoutForm,
    initial: draft?.licenseNumber === owner ? draft.values : { ...EMPTY, ...known },
    onSubmit,
  });
  const { values } = form;
  const fill = (fields: Partial<LicenseeCheckoutForm>) => {
    for (const [name, value] of Object.entries(fields) as [keyof LicenseeCheckoutForm, string][])
      if (!values()[name]) form.set(name, value);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per licensee, not on each render of the form
  useEffect(() => fill(known), [licensee]);

  const details = useAccountDetails();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per answer
  useEffect(() => {
    if (!details) return;
    const { address, city, postalCode } = values();
    fill({ ...details.contact, ...(address || city || postalCode ? {} : details.addresses[0]) });
  }, [details]);

  useEffect(
    () => () => keepDraft({ licenseNumber: owner, values: { ...EMPTY, ...values() } }),
    [keepDraft, values, owner],
  );

  return { form, memory, addresses: details?.addresses ?? [] };
}

/** The licence's details on this device, and whether to remember them (CART-14). */
function useDetails(owner: string) {
  const remembered = useAtomValue(rememberedDetailsAtom)(owner);
  const keep = useSetAtom(rememberDetailsAtom);
  const drop = useSetAtom(forgetDetailsAtom);
  const show = useSetAtom(showToastAtom);
  const [wanted, want] = useState<boolean | null>(null);
  const isOn = wanted ?? remembered !== null;

  const forget = () => {
    want(false);
    if (!remembered) return;
    drop();
    const undo = () => {
      keep(owner, { ...EMPTY, ...remembered });
      want(true);
    };
    show({ title: 'Details forgotten on this device', action: { label: 'Undo', onAction: undo } });
  };
  return {
    remembered,
    isOn,
    forget,
    change: (on: boolean) => (on ? want(true) : forget()),
    /** Called after an order, to store its details if wanted. */
    placed: (values: LicenseeCheckoutForm) => isOn && keep(owner, values),
  };
}
