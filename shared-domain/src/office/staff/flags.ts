/** The flags that pages query with `useFlag`, and what each turns on. */
export const FLAGS = { 'list-view': 'The wholesale shop opens as a list until the visitor chooses cards.' };

export type FlagName = keyof typeof FLAGS;
export const FLAG_NAMES = Object.keys(FLAGS) as FlagName[];

/** Who a flag is on for: a share of visitors in per cent, licence numbers, and visitors who opened a `?flag=` link. */
export type FlagSetting = { share: number; licences: string[]; link: boolean };

/** The setting of a flag that is off. */
export const FLAG_OFF: FlagSetting = { share: 0, licences: [], link: false };

/** A visitor: their number (of 100,000), verified licence, and the flags whose link they have opened. */
export type FlagVisitor = { number: number; licence?: string; links: readonly string[] };

/** Whether a flag is on for a visitor. Visitors in a share stay in every larger share (RELEASE-23). */
export const isFlagOn = (
  flag: string,
  { share, licences, link }: FlagSetting,
  { number, licence, links }: FlagVisitor,
): boolean =>
  lotOf(`${flag} ${number}`) < share ||
  (licence !== undefined && licences.includes(licence)) ||
  (link && links.includes(flag));

/** Hashes a text to 0 (inclusive) to 100 (exclusive): FNV-1a with murmur's finaliser, since FNV's high bits are uneven. */
function lotOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * 100;
}
