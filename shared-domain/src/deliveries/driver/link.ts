import { addDays, type Day, endOfDay } from '../../foundation/dates/index.ts';

/** When a driver's link expires: at the end of the day after the run, company time (DRIVER-1). */
export const linkEnd = (day: Day): Date => endOfDay(addDays(day, 1));
