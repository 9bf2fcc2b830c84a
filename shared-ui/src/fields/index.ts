export type { FieldValues, Path, PathValue } from 'react-hook-form';
export {
  LockedField,
  SelectField,
  TextArea,
  TextField,
} from './controls.tsx';
export { FieldError, FormGrid } from './field.tsx';
export { FormFields } from './form-fields.tsx';
export { RadioCards } from './radio-cards.tsx';
export { type FieldBinding, type FormOptions, typedSchema, useForm, useFormValue } from './use-form.ts';
