import { brandAt } from 'shared-domain/company';
import { BrandCap } from '../brand-marks/index.ts';
import styles from './states.module.css';

/** The picture of an empty state. */
export function CrateDrawing({ brand = brandAt(4) }: { brand?: string }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 220 150" width="220" height="150" aria-hidden="true">
      <ellipse cx="114" cy="138" rx="92" ry="8" fill="#0a1510" opacity=".16" />
      <g transform="translate(46 46)">
        <path d="M0 0h128v86q0 4-4 4H4q-4 0-4-4Z" fill="#B9783C" />
        <path d="M0 0h128v14H0zM0 34h128v14H0zM0 68h128v14H0z" fill="#A5672F" />
        <path d="M0 14h128v3H0zM0 48h128v3H0zM0 82h128v3H0z" fill="#4a2a13" opacity=".4" />
        <rect x="46" y="20" width="36" height="11" rx="5.5" fill="#3d2210" />
        <path d="M0 0h10v90H4q-4 0-4-4ZM118 0h10v86q0 4-4 4h-6Z" fill="#8F5A2C" />
        <path d="M-4-6h136v8H-4z" fill="#D39A5C" />
      </g>
      <path
        d="M74 38c-8-18 6-26 14-14M150 34c12-14 24 2 12 10"
        fill="none"
        stroke="#B9783C"
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeDasharray="1 7"
      />
      <g transform="translate(98 4)">
        <BrandCap brand={brand} size={40} />
      </g>
    </svg>
  );
}
