import * as z from 'zod/mini';
import { emailField, requiredText } from './form-fields.ts';

/** Whom a manager invites to an account (PEOPLE-4). */
export const invitationForm = z.object({ name: requiredText(1, 'Name is required'), email: emailField() });
