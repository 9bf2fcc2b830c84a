import { z } from 'zod';

const MAX_VIEWS = 50;
/** What the field of a view's name accepts. */
export const VIEW_NAME_LENGTH = 60;

const savedView = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, 'Please name the view')
    .max(VIEW_NAME_LENGTH, `Please use at most ${VIEW_NAME_LENGTH} characters`),
  query: z.string().max(1000, 'This address is too long to be saved').describe('The query of its address'),
});
/** A named address of a list. */
export type SavedView = z.infer<typeof savedView>;

const savedViews = z
  .array(savedView)
  .max(MAX_VIEWS, `Please save at most ${MAX_VIEWS} views`)
  .refine((views) => new Set(views.map(({ name }) => name)).size === views.length, {
    error: 'Please use each name once',
  });

/** Heights of the inventory's rows. */
export const DENSITIES = ['compact', 'standard', 'comfortable'] as const;

/** How a member of staff has set up the lists (STAFF-25). What is missing was never set. A change names only what it sets. */
export const staffPreferences = z.strictObject({
  inventoryViews: savedViews.optional(),
  orderViews: savedViews.optional(),
  inventoryColumns: z
    .array(z.string().regex(/^[a-z]{1,20}$/))
    .max(20)
    .nullable()
    .describe('null: those that fit')
    .optional(),
  inventoryDensity: z.enum(DENSITIES).optional(),
  hiddenOrderColumns: z
    .array(z.string().regex(/^[a-zA-Z]{1,20}$/))
    .max(20)
    .optional(),
});
export type StaffPreferences = z.infer<typeof staffPreferences>;
