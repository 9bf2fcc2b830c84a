import { z } from 'zod';
import { emailField, instant, nextCursor, paging, requiredText } from './fields.ts';

/** The lead popup's form (customer side, section 5). */
export const leadForm = z.object({
  name: requiredText(2, 'Name is required'),
  email: emailField('Valid email is required'),
});
export type LeadForm = z.infer<typeof leadForm>;

/** `POST /api/leads`. */
export const leadRequest = leadForm.extend({
  source: z.string().trim().min(1).max(50).default('retail_popup'),
});
export type LeadRequest = z.input<typeof leadRequest>;

export const leadJson = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  source: z.string(),
  created_at: instant,
});
export type LeadJson = z.infer<typeof leadJson>;

export const leadListQuery = z.object({ ...paging, search: z.string().trim().max(200).optional() });
export const leadListJson = z.object({ leads: z.array(leadJson), nextCursor });
export type LeadListJson = z.infer<typeof leadListJson>;
