/** Why a change to a day's runs is refused: stale, a driver is at the stop, no driver is named, or nothing is on the run. */
export type RunRefusal = 'stale' | 'under_way' | 'no_driver' | 'no_stops';

/** The refusals in words. */
export const REFUSAL_MESSAGES: Readonly<Record<Exclude<RunRefusal, 'stale'>, string>> = {
  under_way: 'The driver is at this stop or has been there, so it stays on the run.',
  no_driver: 'Choose a driver before the run goes out.',
  no_stops: 'There is nothing on this run yet.',
};
