import { CrownCap } from './crown-cap.tsx';

const INK = '#12372A';

/** The Lions over the sea, as the company's caps carry them; in a box of 54 around 0,0. */
export function CompanyEmblem() {
  return (
    <>
      <path d="M-15 5-5.5-9.5-1.5-3.5 3.5-12.5 15 5Z" fill={INK} />
      <path
        d="M-15.5 8.2q3.9-3.2 7.75 0t7.75 0 7.75 0 7.75 0"
        fill="none"
        stroke={INK}
        strokeWidth="2.3"
        strokeLinecap="round"
      />
      <path
        d="M-10 13q3.3-2.7 6.7 0t6.6 0 6.7 0"
        fill="none"
        stroke={INK}
        strokeWidth="2"
        strokeLinecap="round"
      />
    </>
  );
}

/** The company's crown cap; its name stands beside it. */
export function CompanyMark({ size = 44, className }: { size?: number; className?: string }) {
  return (
    <CrownCap colour="#E3A04F" size={size} className={className}>
      <CompanyEmblem />
    </CrownCap>
  );
}
