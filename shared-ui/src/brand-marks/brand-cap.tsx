import { breweryOf } from './breweries.ts';
import { CrownCap } from './crown-cap.tsx';
import { Drawn } from './drawn.tsx';

/** A brewery's crown cap. */
export function BrandCap({ brand, size = 28 }: { brand: string; size?: number }) {
  const brewery = breweryOf(brand);
  return (
    <CrownCap colour={brewery.colour} size={size}>
      <Drawn transform="scale(.64)" markup={brewery.emblem('#FBF7EF', brewery.colour)} />
    </CrownCap>
  );
}
