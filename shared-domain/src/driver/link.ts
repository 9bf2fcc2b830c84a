import { addDays, type Day, endOfDay } from '../dates/index.ts';

/** The last instant of a driver's link: the end of the day after the run's, in the company's zone (DRIVER-1). */
export const linkEnd = (day: Day): Date => endOfDay(addDays(day, 1));
