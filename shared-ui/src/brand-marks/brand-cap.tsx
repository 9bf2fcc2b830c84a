import { CrownCap } from './crown-cap.tsx';
import { Drawn } from './drawn.tsx';
import { houseOf } from './houses.ts';

/** A brewery's crown cap: on chips (28), on a product page (36), in pictures. */
export function BrandCap({ brand, size = 28 }: { brand: string; size?: number }) {
  const house = houseOf(brand);
  return (
    <CrownCap colour={house.colour} size={size}>
      <Drawn transform="scale(.64)" markup={house.emblem('#FBF7EF', house.colour)} />
    </CrownCap>
  );
}
