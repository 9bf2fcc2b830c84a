import type { ComponentProps, CSSProperties, ElementType, JSX } from 'react';
import styles from './layout.module.css';

type Tag = Exclude<keyof JSX.IntrinsicElements, 'input' | 'select' | 'textarea'>;

/** Lengths in px, as in CSS: `8`, `'8 16'`, `'0 auto'`. */
type Measure = number | string;

const SWITCHES = [
  'inline',
  'block',
  'wrap',
  'column',
  // A stack's column becomes narrower than its content; its items keep their height, or their width, or stand in the middle.
  'fit',
  'top',
  'left',
  'middle',
  // In a row: takes the free room, may become narrower than its content, keeps its width, goes to the end.
  'grow',
  'shrink',
  'fixed',
  'end',
  'full',
  // In a stack: over all columns.
  'across',
  // What is placed in it is placed from its corners.
  'anchor',
  // As far from the sides as a page's heading.
  'gutter',
  'scrolls',
  'clip',
  'nowrap',
  // One line, cut off where it doesn't fit; or long words broken; or lines of 1 rem.
  'cut',
  'breaks',
  'tight',
  'figures',
  // A section's or card's heading.
  'heading',
  // Links in it look like links.
  'links',
  // A line around, above, below, or between what is in it.
  'framed',
  'ruled',
  'underlined',
  'lined',
] as const;

type Switch = (typeof SWITCHES)[number];

interface Layout extends Partial<Record<Switch, true>> {
  gap?: Measure;
  pad?: Measure;
  margin?: Measure;
  radius?: Measure;
  /** The least height. */
  tall?: Measure;
  /** The tracks of a stack: 'auto 1fr'. */
  columns?: string;
  align?: 'stretch' | 'start' | 'center' | 'end' | 'baseline';
  justify?: 'between' | 'around' | 'center' | 'end';
  tone?: 'ink' | 'quiet' | 'link' | 'error' | 'warn' | 'ok';
  size?: 'xs' | 's' | 'm' | 'l' | 'xl';
  weight?: 400 | 500 | 600 | 700;
  /** The side that text stands on. */
  to?: 'left' | 'center' | 'right';
  /** Its background; that of a message also colours its frame. */
  surface?: keyof typeof SURFACES;
  /** Its width and height. */
  side?: number;
  /** The width below which a stack's columns are one. */
  single?: 'laptop' | 'narrow-laptop' | 'tablet' | 'phone';
}
type Laid<As extends Tag> = Layout & { as?: As } & Omit<ComponentProps<As>, keyof Layout>;

const TONES: Readonly<Record<string, string>> = {
  ink: 'ink',
  quiet: 'text-2',
  link: 'link',
  error: 'error-text',
  warn: 'warn-text',
  ok: 'ok-text',
};

const SURFACES = {
  paper: 'var(--paper)',
  raised: 'var(--surf-2)',
  tint: 'var(--tint)',
  warn: 'var(--warn-bg)',
  ok: 'var(--ok-bg)',
  error: 'var(--error-bg)',
};
const isMessage = (surface: unknown) => ['warn', 'ok', 'error'].includes(plain(surface));

const px = (length: string) => (/^-?[1-9.]\d*$/.test(length) ? `${length}px` : length);
const measure = (value: unknown) => String(value).split(' ').map(px).join(' ');
const plain = String;

/** Each prop's class reads its value from a variable. */
const VALUES = {
  gap: { variable: '--layout-gap', valueOf: measure },
  pad: { variable: '--layout-pad', valueOf: measure },
  margin: { variable: '--layout-margin', valueOf: measure },
  radius: { variable: '--layout-radius', valueOf: measure },
  tall: { variable: '--layout-tall', valueOf: measure },
  columns: { variable: '--layout-columns', valueOf: plain },
  align: { variable: '--layout-align', valueOf: plain },
  justify: {
    variable: '--layout-justify',
    valueOf: (value: unknown) =>
      ['between', 'around'].includes(plain(value)) ? `space-${value}` : plain(value),
  },
  tone: { variable: '--layout-tone', valueOf: (value: unknown) => `var(--${TONES[plain(value)]})` },
  size: { variable: '--layout-size', valueOf: (value: unknown) => `var(--size-${value})` },
  weight: { variable: '--layout-weight', valueOf: plain },
  to: { variable: '--layout-to', valueOf: plain },
  surface: {
    variable: '--layout-surface',
    valueOf: (value: unknown) => SURFACES[value as keyof typeof SURFACES],
  },
  side: { variable: '--layout-side', valueOf: measure },
};
const hasValue = (prop: string): prop is keyof typeof VALUES => prop in VALUES;

/** 'gap={8}' becomes a class and its variable, 'wrap' a class; what isn't layout goes to the element. */
function split(base: string, { className, style, ...props }: Record<string, unknown>) {
  const names = [styles[base], className];
  const variables: Record<string, unknown> = {};
  const native: Record<string, unknown> = {};
  for (const [prop, value] of Object.entries(props)) {
    if (hasValue(prop)) {
      if (value === undefined) continue;
      names.push(styles[prop]);
      variables[VALUES[prop].variable] = VALUES[prop].valueOf(value);
      if (prop === 'surface' && isMessage(value)) variables['--layout-line'] = `var(--${value}-line)`;
    } else if (prop === 'single') names.push(styles[`single-${value}`]);
    else if (SWITCHES.some((one) => one === prop)) names.push(value && styles[prop]);
    else native[prop] = value;
  }
  return {
    ...native,
    className: names.filter(Boolean).join(' ') || undefined,
    style: { ...variables, ...(style as CSSProperties | undefined) },
  };
}

const laid = <Default extends Tag>(base: string, tag: Default, look: Layout = {}) =>
  function LaidOut<As extends Tag = Default>({ as, ...props }: Laid<As>) {
    const Element: ElementType = as ?? tag;
    // A button in a form would otherwise send it.
    const plain = Element === 'button' ? { type: 'button' } : {};
    return <Element {...split(base, { ...plain, ...look, ...props })} />;
  };

/** Things side by side, on one line in the middle of their heights. */
export const Row = laid('row', 'div');
/** Things below each other, or in `columns`. */
export const Stack = laid('stack', 'div');
/** Words in one of the sizes and tones of the staff area. */
export const Text = laid('text', 'span');
/** Secondary words. */
export const Quiet = laid('text', 'span', { tone: 'quiet' });
/** Small secondary words, below or beside what they explain. */
export const Small = laid('text', 'span', { tone: 'quiet', size: 'xs' });
/** A section's or card's heading. */
export const Heading = laid('text', 'h3', { heading: true });
