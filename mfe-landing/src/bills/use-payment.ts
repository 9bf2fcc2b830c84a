import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { createTypedCall } from 'shared-domain/client';
import type { BillsJson } from 'shared-domain/contracts';
import { billCalls } from 'shared-domain/forms';
import { centsOf, dollarsOf, formatCents, sumOf, typedPrice } from 'shared-domain/money';
import { environmentAtom } from 'shared-domain/state';

type Payable = { known: BillsJson; token: string; keepToken: () => void; read: () => Promise<void> };

/** The ticked invoices, what of them is paid, and the way to the payment page. All are ticked at first. */
export function usePayment({ known: { invoices }, token, keepToken, read }: Payable) {
  const { client } = useAtomValue(environmentAtom);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [amount, setAmount] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<{ error?: string; problem?: string }>({});
  const chosen = invoices.filter(({ document }) => !left.has(document));
  const due = sumOf(chosen.map((invoice) => centsOf(invoice.left)));
  const typed = amount ?? dollarsOf(due).toFixed(2);

  const refuse = (error: string) => setRefusal({ error });
  const pay = async () => {
    const price = typedPrice(typed);
    if (!(price > 0)) return refuse('Please enter an amount');
    if (centsOf(price) > due) return refuse(`Please enter at most ${formatCents(due)}`);
    setBusy(true);
    const documents = left.size === 0 ? [] : chosen.map(({ document }) => document);
    const body = { token, id: crypto.randomUUID(), documents, amount: price };
    const opened = await createTypedCall(client.raw, billCalls)('payBills', { body });
    if (opened.ok) {
      keepToken();
      return window.location.assign(opened.data.url);
    }
    setBusy(false);
    setRefusal({ problem: opened.problem.detail });
    if (opened.problem.code === 'bills_refused') await read();
  };

  return {
    ...{ due, typed, isBusy, pay, ...refusal },
    ticked: new Set(chosen.map(({ document }) => document)),
    tick: (document: string, isOn: boolean) => {
      setLeft(
        (before) => new Set(isOn ? [...before].filter((one) => one !== document) : [...before, document]),
      );
      setAmount(undefined);
      setRefusal({});
    },
    setTyped: setAmount,
  };
}
