import type { SVGProps } from 'react';
import type { BreweryKey } from './breweries.ts';

type Lettering = Omit<SVGProps<SVGTextElement>, 'children'> & { words?: string };

const DISPLAY = "'Fraunces Variable', Georgia, serif";
const SANS = "'Inter Variable', system-ui, sans-serif";

/** The breweries' wordmarks, in a box of 200 by 34 with the baseline at 24. */
export const WORDMARKS: Record<BreweryKey, Lettering> = {
  container: { fontFamily: SANS, fontWeight: 850, fontSize: 23, letterSpacing: 2.4 },
  curious: {
    words: 'Curious Creatures',
    fontFamily: DISPLAY,
    fontStyle: 'italic',
    fontWeight: 650,
    fontSize: 23,
    letterSpacing: -0.2,
  },
  czech: { fontFamily: DISPLAY, fontWeight: 800, fontSize: 22, letterSpacing: 2 },
  force: { fontFamily: SANS, fontStyle: 'italic', fontWeight: 900, fontSize: 30, letterSpacing: -0.6 },
  fuggles: { words: 'Fuggles', fontFamily: DISPLAY, fontWeight: 620, fontSize: 28, letterSpacing: -0.2 },
  guest: { fontFamily: DISPLAY, fontWeight: 650, fontSize: 22, letterSpacing: 0 },
};
