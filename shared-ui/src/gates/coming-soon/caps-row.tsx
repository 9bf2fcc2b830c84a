import { brandAt } from 'shared-domain/company';
import { BrandCap } from '../../brand-marks/index.ts';
import styles from './coming-soon.module.css';

const SCALE = 1.52;
const TURNS = [-9, 7, -5, 10, -8];
const BOARDS = Array.from({ length: 6 }, (_, board) => `M0 ${board * 26 + 12}h560`).join('');

function Cap({ brand, place }: { brand: string; place: number }) {
  const x = 88 + place * 96;
  const y = 76 + (place % 2 === 1 ? 9 : -7);
  const half = 27 * SCALE;
  return (
    <>
      <ellipse cx={x + 5} cy={y + 8} rx={26 * SCALE} ry={24 * SCALE} fill="#5b3208" opacity=".32" />
      <g transform={`translate(${x - half} ${y - half}) rotate(${TURNS[place]} ${half} ${half})`}>
        <BrandCap brand={brand} size={54 * SCALE} />
      </g>
    </>
  );
}

/** Five crown caps in a row on a board. */
export function CapsRow() {
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 560 152"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <rect width="560" height="152" fill="#E9C48C" />
      <path d={BOARDS} stroke="#B98443" strokeWidth="1.5" opacity=".5" />
      {TURNS.map((turn, place) => (
        <Cap key={turn} brand={brandAt(place)} place={place} />
      ))}
    </svg>
  );
}
