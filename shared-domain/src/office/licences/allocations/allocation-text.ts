import { lazyDateFormat } from '../../../foundation/dates/index.ts';
import { isByLot, type Round } from './sharing.ts';

/** '1 case', '6 cases'. */
export const unitsText = (count: number, unit: string): string => `${count} ${unit}${count === 1 ? '' : 's'}`;

const whenForm = lazyDateFormat('en-US', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});
const nearForm = lazyDateFormat('en-US', { weekday: 'long', hour: 'numeric', minute: '2-digit' });
const SIX_DAYS_MS = 6 * 24 * 60 * 60 * 1000;

/** 'Friday 5:00 PM'; more than six days ahead 'Friday, November 27, 5:00 PM'. */
export function momentText(moment: Date, now: Date): string {
  const isNear = Math.abs(moment.getTime() - now.getTime()) < SIX_DAYS_MS;
  return isNear ? nearForm(moment) : whenForm(moment).replace(' at ', ', ');
}

/** What one account needs to understand its share. */
export type Reason = {
  readonly asked: number;
  readonly got: number;
  /** The number of accounts that asked, and the units that they asked for in total. */
  readonly accounts: number;
  readonly askedInAll: number;
  /** Units available. */
  readonly units: number;
  readonly rounds: readonly Round[];
  /** 'case', 'keg' or 'piece'. */
  readonly unit: string;
};

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

/**
 * Why an account got what it got: 'You asked for 6 cases. 40 accounts asked for 180 of 96. Two rounds went to everyone
 * (80 cases), the last 16 by lot: you got 3.' (ALLOCATION-7)
 */
export function reasonText({ asked, got, accounts, askedInAll, units, rounds, unit }: Reason): string {
  const crowd = accounts === 1 ? '1 account' : `${accounts} accounts`;
  const start = `You asked for ${unitsText(asked, unit)}. ${crowd} asked for ${askedInAll} of ${units}.`;
  if (askedInAll <= units) return `${start} Everyone got what they asked for: you got ${got}.`;
  const whole = rounds.filter((round) => !isByLot(round));
  const lot = rounds.find(isByLot);
  const given = whole.reduce((sum, round) => sum + round.given, 0);
  const parts = [
    ...(whole.length > 0 ? [`${roundsText(whole)} (${unitsText(given, unit)})`] : []),
    ...(lot ? [whole.length > 0 ? `the last ${lot.given} by lot` : `All ${lot.given} went by lot`] : []),
  ];
  return `${start} ${parts.join(', ')}: you got ${got === 0 ? 'none' : got}.`;
}

/** Later rounds went only to accounts that still wanted a unit. */
function roundsText(whole: readonly Round[]): string {
  const count = NUMBERS[whole.length] ?? String(whole.length);
  const isForAll = whole.every(({ wanting }) => wanting === whole[0]?.wanting);
  const whom = isForAll ? 'everyone' : 'everyone who still wanted one';
  return `${count} ${whole.length === 1 ? 'round' : 'rounds'} went to ${whom}`;
}
