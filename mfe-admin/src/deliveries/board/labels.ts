import type { RunOrderJson } from 'shared-domain/contracts';
import { clockTime } from '../../kit/moments/index.ts';

const MINUTE_MS = 60_000;
/** Minutes of silence after which a phone is marked as old, then as lost. */
const OLD = 5;
const LOST = 20;

/** When a driver's phone was last heard. */
export function phoneStatus(
  heardAt: string | undefined,
  now: Date,
): { text: string; tone: 'fresh' | 'old' | 'late' } {
  if (heardAt === undefined) return { text: 'Phone not connected yet', tone: 'old' };
  const minutes = Math.floor((now.getTime() - Date.parse(heardAt)) / MINUTE_MS);
  if (minutes >= LOST) return { text: `Phone not heard since ${clockTime(heardAt)}`, tone: 'late' };
  const heard = minutes < 1 ? 'Phone last heard just now' : `Phone last heard ${minutes} min ago`;
  return { text: heard, tone: minutes < OLD ? 'fresh' : 'old' };
}

/** 'piet.novak@cbo.example' as 'Piet'. */
export function firstNameOf(email: string): string {
  const [first = email] = email.split(/[.@]/);
  return first.charAt(0).toUpperCase() + first.slice(1);
}

/** A warning of an order, and its reason. */
export type TroubleText = { text: string; reason?: string };

/** 'Below minimum, Piet agreed': rules that staff waived for an order. */
export function waivedRuleText({
  rules,
  weekday,
  reason,
  who,
}: NonNullable<RunOrderJson['passed']>): TroubleText {
  const ofDay = weekday ? 'Not a day of its zone' : 'After the cut-off';
  const rule = rules.includes('minimum') ? 'Below minimum' : ofDay;
  return { text: `${rule}, ${firstNameOf(who)} agreed`, reason };
}
