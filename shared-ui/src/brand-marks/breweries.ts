import { containerEmblem } from './container-emblem.ts';
import { curiousEmblem } from './curious-emblem.ts';
import { czechEmblem } from './czech-emblem.ts';
import { forceEmblem } from './force-emblem.ts';
import { fugglesEmblem } from './fuggles-emblem.ts';

export type BreweryKey = 'container' | 'curious' | 'czech' | 'force' | 'fuggles' | 'guest';

/** A brewery's look. */
export type Brewery = {
  key: BreweryKey;
  /** As in a product's hiddenCategory. */
  name: string;
  colour: string;
  /** SVG markup in a box of 48 around 0,0: `ink` on `ground`. */
  emblem: (ink: string, ground: string) => string;
  /** The letter that its emblem consists of, if it has no mark of its own. */
  initial?: string;
};

const BREWERIES: readonly Brewery[] = [
  { key: 'container', name: 'CONTAINER', colour: '#2E6F95', emblem: containerEmblem },
  { key: 'curious', name: 'CURIOUS CREATURES', colour: '#7B4B94', emblem: curiousEmblem },
  { key: 'czech', name: 'CZECH BROS', colour: '#B23A48', emblem: czechEmblem },
  { key: 'force', name: 'FORCE', colour: '#1F7A5C', emblem: forceEmblem },
  { key: 'fuggles', name: 'FUGGLES', colour: '#C77D1E', emblem: fugglesEmblem },
];

/** Colours for breweries without a mark of their own. */
const GUEST_COLOURS = ['#3C6E71', '#8A5A44', '#56628C', '#7A7B2F', '#8C4A6B', '#4A6B3E', '#9A6A1F'] as const;

/** Hashes a text to a small number. */
export function hashOf(text: string): number {
  let hash = 2166136261;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 16777619);
  }
  return hash >>> 0;
}

function guest(name: string): Brewery {
  const initial = [...name.trim()][0]?.toUpperCase().replace(/[^\p{L}\p{N}]/u, '') ?? '';
  return {
    key: 'guest',
    name: name.trim(),
    initial,
    colour: GUEST_COLOURS[hashOf(name) % GUEST_COLOURS.length] ?? GUEST_COLOURS[0],
    emblem: (ink) =>
      `<text y="13" text-anchor="middle" font-family="'Fraunces Variable',Georgia,serif" font-size="38" font-weight="700" fill="${ink}">${initial}</text>`,
  };
}

/** The brewery of a brand name, in any case. Unknown brands get a colour and their initial. */
export function breweryOf(brand: string | null | undefined): Brewery {
  const wanted = brand?.trim().toUpperCase() ?? '';
  return BREWERIES.find((brewery) => brewery.name === wanted) ?? guest(brand ?? '');
}
