import * as z from 'zod/mini';
import { emailField } from './form-fields.ts';

/** The form that requests the emailed link to former orders (ORDER-16). */
export const formerOrdersForm = z.object({ email: emailField() });
export type FormerOrdersForm = z.infer<typeof formerOrdersForm>;
