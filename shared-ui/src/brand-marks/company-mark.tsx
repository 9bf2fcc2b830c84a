import { COMPANY_COLOUR, COMPANY_EMBLEM } from './company-emblem.ts';
import { CrownCap } from './crown-cap.tsx';
import { Drawn } from './drawn.tsx';

/** The company's emblem, in a box of 54 around 0,0. */
export const CompanyEmblem = () => <Drawn markup={COMPANY_EMBLEM} />;

/** The company's crown cap. Decorative. */
export function CompanyMark({ size = 44, className }: { size?: number; className?: string }) {
  return (
    <CrownCap colour={COMPANY_COLOUR} size={size} className={className}>
      <CompanyEmblem />
    </CrownCap>
  );
}
