import { type FormField, fieldsOf, isOptional } from 'shared-domain/forms';
import { TextArea, TextField } from './controls.tsx';
import { FormGrid } from './field.tsx';
import type { FieldBinding } from './use-form.ts';

/** A form's fields, described by `shared-domain/forms`. In a dialog the first one gets the focus. */
export function FormFields<Name extends string>({
  fields,
  bind,
}: {
  fields: Readonly<Record<Name, FormField>>;
  /** The `field` of `useForm`. */
  bind: (name: Name) => FieldBinding<string>;
}) {
  return (
    <FormGrid>
      {fieldsOf(fields).map(([name, field], place) => {
        const { label, kind, autoComplete } = field;
        const given = {
          label,
          autoComplete,
          optional: isOptional(field),
          ...(place === 0 ? { 'data-autofocus': '' } : {}),
          ...bind(name),
        };
        return kind === 'prose' ? (
          <TextArea key={name} span="full" rows={5} {...given} />
        ) : (
          <TextField key={name} type={kind} {...given} />
        );
      })}
    </FormGrid>
  );
}
