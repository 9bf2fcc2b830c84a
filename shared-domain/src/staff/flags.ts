/** What pages ask for by `useFlag`, and what it does while it is on. */
export const FLAGS = {
  'list-view': 'The wholesale shop opens as a list until the visitor chooses cards.',
};

export type FlagName = keyof typeof FLAGS;
export const FLAG_NAMES = Object.keys(FLAGS) as FlagName[];

/** For whom a flag is on: a share of visitors in per cent, licences by number, who opened a link with `?flag=`. */
export type FlagSetting = { share: number; licences: string[]; link: boolean };

/** The setting of a flag that is on for no one. */
export const FLAG_OFF: FlagSetting = { share: 0, licences: [], link: false };

/** A visitor: their number of 100,000, the licence that they verified, and the flags whose link they have opened. */
export type FlagVisitor = { number: number; licence?: string; links: readonly string[] };

/** Whether a flag is on for a visitor. Whom a share includes stays in any larger one (RELEASE-23). */
export const isFlagOn = (
  flag: string,
  { share, licences, link }: FlagSetting,
  { number, licence, links }: FlagVisitor,
): boolean =>
  lotOf(`${flag} ${number}`) < share ||
  (licence !== undefined && licences.includes(licence)) ||
  (link && links.includes(flag));

/** A text's place from 0 to less than 100: its FNV-1a hash, mixed as murmur ends, because the first is uneven in its high bits. */
function lotOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1)
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32) * 100;
}
