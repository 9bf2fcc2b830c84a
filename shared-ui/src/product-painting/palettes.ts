import { type Brewery, type BreweryKey, hashOf } from '../brand-marks/breweries.ts';

/** The four inks of a label. */
export type Palette = { ground: string; deep: string; light: string; accent: string };

type Ink = readonly [ground: string, deep: string, light: string, accent: string];
type Choice = { inks: Ink; beers: RegExp };

const NONE = /(?!)/;

/** Each brewery's palettes by kind of beer; the first is the default. */
const CHOICES: Record<BreweryKey, readonly Choice[]> = {
  container: [
    { inks: ['#2E6F95', '#163F59', '#F6F1E6', '#E8A33D'], beers: /pils|lager|helles/i },
    { inks: ['#B4532E', '#6E2A14', '#FBF3E4', '#F2C14E'], beers: /ipa\b|india|red|amber|bitter/i },
    { inks: ['#3C8C96', '#1B5059', '#FBF7EC', '#F4D06F'], beers: /pale ale|wheat|blonde|saison/i },
    { inks: ['#2B3A45', '#131C23', '#F1EDE4', '#8FC0DC'], beers: /stout|porter|dark|black/i },
  ],
  curious: [
    { inks: ['#7B4B94', '#3B2050', '#FBF1E3', '#F0B76A'], beers: /ipa|pale/i },
    { inks: ['#98386B', '#4D1435', '#FFF1EC', '#F7B5A5'], beers: /berry|cherry|fruit|plum|sour/i },
    { inks: ['#6E8B3D', '#2F4518', '#FBF8E3', '#EBD96B'], beers: /pear|apple|cider|lime/i },
    { inks: ['#2F4A86', '#152452', '#F5F1E6', '#7FD0C1'], beers: /gose|salt|sea|stout|porter/i },
    { inks: ['#B8612E', '#5A2710', '#FFF4E0', '#F6D27A'], beers: /wheat|weiss|amber|pumpkin|ale/i },
  ],
  czech: [
    { inks: ['#3A2320', '#1B0F0D', '#F6E9D2', '#C99A4B'], beers: /dark|\btmav|schwarz|porter/i },
    { inks: ['#A85A22', '#5B2B0B', '#FCF2DF', '#F0C35B'], beers: /amber|polotmav|vienna|red/i },
    { inks: ['#2B4C7E', '#152A4A', '#FAF3E3', '#D9A441'], beers: /10°|ten degree|des[ií]tka|wheat|session/i },
    { inks: ['#B23A48', '#5E1620', '#FBF3E2', '#D9A441'], beers: /./ },
  ],
  force: [
    { inks: ['#154B5C', '#07242E', '#EFF5F1', '#F0785A'], beers: /double|imperial|gale/i },
    { inks: ['#5B2333', '#2A0C15', '#F8EFE3', '#E2A458'], beers: /barley|wine|stout|porter|dark/i },
    { inks: ['#6E8F45', '#2C4619', '#FCFAEA', '#F3D56B'], beers: /session|wheat|lager|pils|cider/i },
    { inks: ['#1F7A5C', '#0B3B2C', '#F4F6E8', '#F2B84B'], beers: /./ },
  ],
  fuggles: [
    { inks: ['#7E9A45', '#3B5220', '#FBF7E4', '#C4452F'], beers: /cider|apple|pear|orchard/i },
    { inks: ['#5B3A26', '#2B180D', '#F8ECD8', '#D98E3A'], beers: /porter|stout|brown|dark|mild/i },
    { inks: ['#E0A93A', '#8A5A0C', '#FFF9E9', '#5E7F3A'], beers: /gold|blonde|wheat|lager|pils|session/i },
    { inks: ['#C77D1E', '#6E3B08', '#FCF4E1', '#3F6B3C'], beers: /./ },
  ],
  guest: [
    { inks: ['#2E6F95', '#163F59', '#F6F1E6', '#E8A33D'], beers: NONE },
    { inks: ['#98386B', '#4D1435', '#FFF1EC', '#F7B5A5'], beers: NONE },
    { inks: ['#2F4A86', '#152452', '#F5F1E6', '#7FD0C1'], beers: NONE },
    { inks: ['#A85A22', '#5B2B0B', '#FCF2DF', '#F0C35B'], beers: NONE },
    { inks: ['#1F7A5C', '#0B3B2C', '#F4F6E8', '#F2B84B'], beers: NONE },
    { inks: ['#5B3A26', '#2B180D', '#F8ECD8', '#D98E3A'], beers: NONE },
    { inks: ['#2B3A45', '#131C23', '#F1EDE4', '#8FC0DC'], beers: NONE },
  ],
};

/**
 * A beer's palette by its kind or else by a hash of its words. A guest brewery has one palette.
 * @param description the beer's style and name
 */
export function paletteOf(brewery: Brewery, description: string): Palette {
  const choices = CHOICES[brewery.key];
  const spread = choices[hashOf(brewery.key === 'guest' ? brewery.name : description) % choices.length];
  const inks = (choices.find(({ beers }) => beers.test(description)) ?? spread)?.inks;
  if (!inks) throw new Error(`no palette for ${brewery.name}`);
  const [ground, deep, light, accent] = inks;
  return { ground, deep, light, accent };
}
