import { Text } from '../layout/index.ts';

const COLOURS: Readonly<Record<string, string>> = {
  blue: '#2f6fb5',
  green: '#3f8f4a',
  purple: '#7b4b94',
  amber: '#c8792b',
  red: '#a93226',
  teal: '#1f7a5c',
  brown: '#6b4a2e',
};

/** A zone's colour, beside its name; grey without a zone. */
export const ZoneMark = ({ colour = '', side = 12 }: { colour: string | undefined; side?: number }) => (
  <Text
    fixed
    inline
    side={side}
    radius={4}
    style={{ background: COLOURS[colour] ?? '#8b8f86' }}
    aria-hidden="true"
  />
);
