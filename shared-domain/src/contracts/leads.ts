import { z } from 'zod';
import { instant, nextCursor, paging } from './fields.ts';
import { leadForm } from './lead-form.ts';

/** `POST /api/leads`. */
export const leadRequest = z.object({
  ...leadForm.shape,
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
