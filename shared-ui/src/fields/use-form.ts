import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { type ChangeEvent, type FormEvent, useRef } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  useForm as useHookForm,
  useWatch,
} from 'react-hook-form';

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface FormOptions<Input extends FieldValues, Output> {
  /** A schema of `shared-domain/contracts`, the same one with which the API validates. */
  schema: StandardSchemaV1<Input, Output>;
  /** Every field's first value; '' for an empty text. */
  initial: DefaultValues<Input>;
  /** Called once per press with valid values. The form is busy until it settles; what was typed stays either way. */
  onSubmit: (values: Output) => Promise<void> | void;
}

/** Props that a field spreads on its control: `<TextField label="Email" {...form.field('email')} />`. */
export interface FieldBinding<Name extends string> {
  name: Name;
  onChange: (event: ChangeEvent<Typed>) => void;
  onBlur: (event: { target: unknown; type?: unknown }) => void;
  ref: (element: Typed | null) => void;
  error: string | undefined;
}

/**
 * A form bound to a schema: it validates on submit, focuses the first bad field, updates messages while typing, never
 * loses what was typed and sends once however often it is pressed.
 */
export function useForm<Input extends FieldValues, Output = Input>({
  schema,
  initial,
  onSubmit,
}: FormOptions<Input, Output>) {
  const form = useHookForm<Input, unknown, Output>({
    resolver: standardSchemaResolver(schema),
    defaultValues: initial,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: true,
  });
  const sending = useRef(false);
  const { errors, isSubmitting } = form.formState;

  const send = form.handleSubmit(async (values) => {
    if (sending.current) return;
    sending.current = true;
    try {
      await onSubmit(values);
    } finally {
      sending.current = false;
    }
  });

  return {
    /** For `<form onSubmit={form.submit} noValidate>`. */
    submit: (event?: FormEvent) => {
      event?.preventDefault();
      if (!sending.current) void send();
    },
    /** True from the press until `onSubmit` settles. */
    busy: isSubmitting,
    /** Binds one field to its control; `format` rewrites what is typed (a postal code's capitals and space). */
    field<Name extends Path<Input>>(
      name: Name,
      { format }: { format?: (typed: string) => string } = {},
    ): FieldBinding<Name> {
      const { onChange, onBlur, ref } = form.register(name);
      return {
        name,
        ref,
        error: errorAt(errors, name),
        onBlur: (event) => void onBlur(event),
        onChange: (event) => {
          if (format) event.target.value = format(event.target.value);
          void onChange(event);
        },
      };
    },
    /** Shows refusals that only the API can know (`errors` of a problem document) and focuses the first. */
    refuse(refused: readonly { path: string; message: string }[]) {
      refused.forEach(({ path, message }, place) => {
        form.setError(path as Path<Input>, { type: 'refused', message }, { shouldFocus: place === 0 });
      });
    },
    /** What is typed now. The function itself is stable across renders. */
    values: form.getValues,
    set: <Name extends Path<Input>>(name: Name, value: PathValue<Input, Name>) =>
      form.setValue(name, value, { shouldValidate: form.formState.isSubmitted }),
    reset: (values?: DefaultValues<Input>) => form.reset(values ?? initial),
    /** For `useFormValue`. */
    control: form.control,
  };
}

/** A field's value as it is typed, for what depends on it on the page (taxes on the province). */
export const useFormValue = useWatch;

function errorAt(errors: object, path: string): string | undefined {
  const found = path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], errors);
  return (found as { message?: string } | undefined)?.message;
}
