import * as z from 'zod/mini';
import { emailField } from './form-fields.ts';

/** The form of 'Tell me' on a sold-out product (ALERT-1). */
export const stockAlertForm = z.object({ email: emailField() });
export type StockAlertForm = z.infer<typeof stockAlertForm>;
