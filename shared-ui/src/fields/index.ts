export {
  LockedField,
  SelectField,
  type SelectFieldProps,
  TextArea,
  type TextAreaProps,
  TextField,
  type TextFieldProps,
} from './controls.tsx';
export { FieldError, type FieldProps, FormGrid } from './field.tsx';
export { FormFields } from './form-fields.tsx';
export { type RadioCard, RadioCards } from './radio-cards.tsx';
export { type FieldBinding, type FormOptions, useForm, useFormValue } from './use-form.ts';
