import { z } from 'zod';

const MAX_VIEWS = 50;
/** Maximum length of a view's name. */
export const VIEW_NAME_LENGTH = 60;

const savedView = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, 'Please name the view')
    .max(VIEW_NAME_LENGTH, `Please use at most ${VIEW_NAME_LENGTH} characters`),
  query: z.string().max(1000, 'This address is too long to be saved').describe('The query of its address'),
});
/** A saved view: a named query of a list. */
export type SavedView = z.infer<typeof savedView>;

const savedViews = z
  .array(savedView)
  .max(MAX_VIEWS, `Please save at most ${MAX_VIEWS} views`)
  .refine((views) => new Set(views.map(({ name }) => name)).size === views.length, {
    error: 'Please use each name once',
  });

/** Heights of the inventory's rows. */
export const DENSITIES = ['compact', 'standard', 'comfortable'] as const;

/** A staff member's list preferences (STAFF-25). Absent fields were never set; a change contains only what it sets. */
export const staffPreferences = z.strictObject({
  inventoryViews: savedViews.optional(),
  orderViews: savedViews.optional(),
  inventoryColumns: z
    .array(z.string().regex(/^[a-z]{1,20}$/))
    .max(20)
    .nullable()
    .describe('null: as many as fit')
    .optional(),
  inventoryDensity: z.enum(DENSITIES).optional(),
  hiddenOrderColumns: z
    .array(z.string().regex(/^[a-zA-Z]{1,20}$/))
    .max(20)
    .optional(),
});
export type StaffPreferences = z.infer<typeof staffPreferences>;
