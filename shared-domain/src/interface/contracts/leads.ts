import { z } from 'zod';
import { instant, nextCursor, paging } from './fields.ts';
import { leadForm } from './lead-form.ts';

/** The pages that send leads. */
export const leadSources = ['retail_popup'] as const;

/** `POST /api/leads`. */
export const leadRequest = z.object({
  ...leadForm.shape,
  source: z.enum(leadSources).default('retail_popup'),
});

export const leadJson = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  source: z.string(),
  created_at: instant,
});
export type LeadJson = z.infer<typeof leadJson>;

export const confirmationStates = ['sent', 'waiting', 'failed'] as const;
export type ConfirmationState = (typeof confirmationStates)[number];

/** A lead as staff see it: `confirmation` is the state of its email; `waiting` will be (re)tried. */
export const listedLead = leadJson.extend({ confirmation: z.enum(confirmationStates).optional() });
export type ListedLead = z.infer<typeof listedLead>;

export const leadListQuery = z.object({ ...paging, search: z.string().trim().max(200).optional() });
export const leadListJson = z.object({
  leads: z.array(listedLead),
  total: z.number().int().optional().describe('All leads that match the search, on whichever page'),
  days: z
    .array(z.object({ day: z.iso.date(), leads: z.number().int() }))
    .optional()
    .describe("All leads of the last 14 of the company's calendar days, oldest first"),
  nextCursor,
});
export type LeadListJson = z.infer<typeof leadListJson>;
