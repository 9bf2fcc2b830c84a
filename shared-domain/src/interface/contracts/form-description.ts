import * as z from 'zod/mini';

/** A form field: how the page shows it, and the schema that the page and the API validate it with. */
export type FormField = {
  readonly label: string;
  /** `prose` is text of several lines. */
  readonly kind: 'text' | 'email' | 'prose';
  /** The browser's autofill name, or `off`. */
  readonly autoComplete: string;
  readonly schema: z.ZodMiniType<string | undefined, string | undefined>;
};

/** A form: its fields by name, in the order in which they are shown. */
export type FormFields = Readonly<Record<string, FormField>>;

type Shape<Fields extends FormFields> = { [Name in keyof Fields]: Fields[Name]['schema'] };

/** The entries of a form's fields, typed by their names. */
export const fieldsOf = <Name extends string>(fields: Readonly<Record<Name, FormField>>) =>
  Object.entries(fields) as [Name, FormField][];

/** The schema of a whole form. */
export const formSchema = <Fields extends FormFields>(fields: Fields) =>
  z.object(Object.fromEntries(fieldsOf(fields).map(([name, { schema }]) => [name, schema])) as Shape<Fields>);

/** Whether a field may be left out. */
export const isOptional = ({ schema }: FormField): boolean => schema.safeParse(undefined).success;

/** An empty form. */
export const emptyForm = <Name extends string>(fields: Readonly<Record<Name, FormField>>) =>
  Object.fromEntries(fieldsOf(fields).map(([name]) => [name, ''])) as Record<Name, string>;
