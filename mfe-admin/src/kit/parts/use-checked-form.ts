import { type FormEvent, useState } from 'react';
import type { Problem } from 'shared-domain/client';

type Checked<Data> = {
  data?: Data | undefined;
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
};

/**
 * A form checked by the API's schema: after the first attempt each field has its message, or the API's refusal of it.
 * @param checked what the schema says of what is typed
 * @param send sends what is checked; the API's refusal, if any
 */
export function useCheckedForm<Data>(
  checked: Checked<Data>,
  send: (data: Data) => Promise<Problem | undefined>,
) {
  const [wasTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<Problem>();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (checked.data !== undefined) setRefusal(await send(checked.data));
  };
  /** The message of a field: 'name', 'contacts.0.email'. */
  const errorOf = (place: string): string | undefined =>
    wasTried
      ? (checked.error?.issues.find(({ path }) => path.join('.') === place)?.message ??
        refusal?.errors?.find(({ path }) => path === place)?.message)
      : undefined;
  return { submit: (event: FormEvent) => void submit(event), errorOf, refusal };
}
