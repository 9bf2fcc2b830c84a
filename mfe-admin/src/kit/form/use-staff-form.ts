import { type FormEvent, useRef, useState } from 'react';
import type { Problem } from 'shared-domain/client';
import {
  type FieldValues,
  type FormOptions,
  type Path,
  type PathValue,
  useForm,
  useFormValue,
} from 'shared-ui/fields';

interface StaffFormOptions<Typed extends FieldValues, Output>
  extends Pick<FormOptions<Typed, Output>, 'schema' | 'initial'> {
  /** Sends what is valid. Resolves to the refusal: the API's, its reason in words, or false if something else says it. */
  save: (values: Output) => Promise<Problem | string | boolean | undefined>;
  /** Lists whose empty rows stand last before it is checked: they aren't sent, and errors are found by a row's place. */
  emptyLast?: { [Name in keyof Typed]?: (row: never) => boolean };
}

/** The rows, those that are empty last. */
const withEmptyLast = <Row>(rows: readonly Row[], isEmpty: (row: Row) => boolean): Row[] => [
  ...rows.filter((row) => !isEmpty(row)),
  ...rows.filter(isEmpty),
];

/** A form with a schema of the API. A refusal is shown at its field, or above all of them. */
export function useStaffForm<Typed extends FieldValues, Output = Typed>({
  schema,
  initial,
  save,
  emptyLast = {},
}: StaffFormOptions<Typed, Output>) {
  const [refusal, setRefusal] = useState<string>();
  const saved = useRef<() => void>(undefined);
  const form = useForm<Typed, Output>({
    schema,
    initial,
    onSubmit: async (values) => {
      const said = await save(values);
      const problem = typeof said === 'object' ? said : undefined;
      const isAtFields = problem?.errors?.some(({ path }) => (path.split('.')[0] ?? '') in initial);
      setRefusal(typeof said === 'string' ? said : isAtFields ? undefined : problem?.detail);
      if (said === undefined || said === true) saved.current?.();
      form.refuse(problem?.errors ?? []);
    },
  });
  const typed = useFormValue({ control: form.control }) as Typed;
  const typedAt = <Name extends Path<Typed>>(name: Name): PathValue<Typed, Name> => form.values(name);
  const submit = (event: FormEvent, onSaved: () => void) => {
    saved.current = onSaved;
    for (const [name, isEmpty] of Object.entries(emptyLast))
      form.set(name as Path<Typed>, withEmptyLast(typed[name], isEmpty as never) as never);
    form.submit(event);
  };
  return {
    ...form,
    submit,
    typed,
    isChanged: JSON.stringify(typed) !== JSON.stringify(initial),
    /** Why it wasn't saved, if that is about no field alone. */
    refusal,
    /** Binds what isn't a field of the browser: a choice, a list. */
    chosen: <Name extends Path<Typed>>(name: Name) => ({
      value: typedAt(name),
      error: form.errorOf(name),
      onChange: (value: PathValue<Typed, Name>) => form.set(name, value),
    }),
    ticked: <Name extends Path<Typed>>(name: Name) => ({
      checked: typedAt(name) as boolean,
      onChange: (isOn: boolean) => form.set(name, isOn as PathValue<Typed, Name>),
    }),
  };
}
