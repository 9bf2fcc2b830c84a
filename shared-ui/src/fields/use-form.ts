import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import {
  createFormControl,
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  useFormState,
  useWatch,
} from 'react-hook-form';

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export interface FormOptions<Input extends FieldValues, Output> {
  /** The schema of `shared-domain/contracts` with which the API validates. */
  schema: StandardSchemaV1<Input, Output>;
  /** The fields' initial values; '' for an empty text. */
  initial: DefaultValues<Input>;
  /** Called once per submit with valid values. The form is busy until it settles. */
  onSubmit: (values: Output) => Promise<void> | void;
  /** Called if a submit finds invalid fields, before the first gets the focus. */
  onInvalid?: () => void;
  /** When a field is checked before the first submit: by default never, else once it is left. */
  mode?: 'onSubmit' | 'onTouched';
}

/**
 * The schema of what is typed, if `schema` expects it otherwise: as numbers, or under other names. `more` are the page's own
 * rules, for what the schema accepts.
 */
export const typedSchema = <Typed, Output>(
  schema: StandardSchemaV1<unknown, Output>,
  read: (typed: Typed) => unknown,
  more: (typed: Typed) => readonly StandardSchemaV1.Issue[] = () => [],
): StandardSchemaV1<Typed, Output> => ({
  '~standard': {
    version: 1,
    vendor: 'typed',
    validate: async (typed) => {
      const result = await schema['~standard'].validate(read(typed as Typed));
      const issues = result.issues ?? more(typed as Typed);
      return issues.length > 0 ? { issues } : result;
    },
  },
});

/** A field's props: `<TextField label="Email" {...form.field('email')} />`. */
export interface FieldBinding<Name extends string> {
  name: Name;
  onChange: (event: ChangeEvent<Typed>) => void;
  onBlur: (event: { target: unknown; type?: unknown }) => void;
  ref: (element: Typed | null) => void;
  error: string | undefined;
}

/**
 * A form bound to a schema. It validates on submit, focuses the first invalid field, updates errors while typing, and
 * submits only once at a time.
 */
export function useForm<Input extends FieldValues, Output = Input>({
  schema,
  initial,
  onSubmit,
  onInvalid,
  mode = 'onSubmit',
}: FormOptions<Input, Output>) {
  const latest = useRef(schema);
  latest.current = schema;
  const [form] = useState(() =>
    createFormControl<Input, unknown, Output>({
      resolver: (...typed) => standardSchemaResolver(latest.current)(...typed),
      defaultValues: initial,
      mode,
    }),
  );
  const { errors, isSubmitting, isSubmitted } = useFormState({ control: form.control });
  // The library's own `useForm` renders again before the first paint: half of a cart's longest task. A subscription mounts the
  // form, too.
  useEffect(() => form.subscribe({ callback: () => undefined }), [form]);
  const sending = useRef(false);

  const send = form.handleSubmit(async (values) => {
    if (sending.current) return;
    sending.current = true;
    try {
      await onSubmit(values);
    } finally {
      sending.current = false;
    }
  }, onInvalid);

  return {
    /** For `<form onSubmit={form.submit} noValidate>`. */
    submit: (event?: FormEvent) => {
      event?.preventDefault();
      if (!sending.current) void send();
    },
    /** True until `onSubmit` settles. */
    busy: isSubmitting,
    /** Binds a field; `format` rewrites typed text, such as postal codes; `deps` are checked together with it. */
    field<Name extends Path<Input>>(
      name: Name,
      { format, deps = [] }: { format?: (typed: string) => string; deps?: readonly Path<Input>[] } = {},
    ): FieldBinding<Name> {
      const { onChange, onBlur, ref } = form.register(name, { deps: [...deps] });
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
    /** Shows the API's `errors` at their fields and focuses the first. */
    refuse(refused: readonly { path: string; message: string }[]) {
      refused.forEach(({ path, message }, place) => {
        form.setError(path as Path<Input>, { type: 'refused', message }, { shouldFocus: place === 0 });
      });
    },
    /** The message of a field that isn't bound by `field`. */
    errorOf: (name: Path<Input>): string | undefined => errorAt(errors, name),
    /** Focuses a field that the page itself refuses. */
    focus: (name: Path<Input>) => form.setFocus(name),
    /** Returns the current values; stable across renders. */
    values: form.getValues,
    set: <Name extends Path<Input>>(name: Name, value: PathValue<Input, Name>) =>
      form.setValue(name, value, { shouldValidate: isSubmitted || errorAt(errors, name) !== undefined }),
    /** Keeps the inputs registered: new ones would be filled with what was typed. */
    reset: (
      values?: DefaultValues<Input>,
      keep: { keepErrors?: true; keepTouched?: true; keepIsSubmitted?: true } = {},
    ) => form.reset(values ?? initial, { keepFieldsRef: true, ...keep }),
    /** For `useFormValue`. */
    control: form.control,
  };
}

/** A field's live value, for what depends on it (taxes on the province). */
export const useFormValue = useWatch;

function errorAt(errors: object, path: string): string | undefined {
  const found = path
    .split('.')
    .reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], errors);
  return (found as { message?: string } | undefined)?.message;
}
