import styles from './states.module.css';

const WAVE = 'q11-9 22 0t22 0 22 0 22 0';

function Wave({ from, faint = false, longer = '' }: { from: string; faint?: boolean; longer?: string }) {
  return (
    <path
      d={`M${from}${WAVE}${longer}`}
      fill="none"
      stroke="#2E6F95"
      strokeWidth="4"
      strokeLinecap="round"
      opacity={faint ? 0.5 : undefined}
    />
  );
}

function Bottle() {
  return (
    <g transform="rotate(14 110 84)">
      <path d="M104 10h12v34q0 8 7 14 5 5 5 13v55H92V71q0-8 5-13 7-6 7-14Z" fill="#4F7A33" />
      <path d="M104 10h4v36q0 8-6 14-4 5-4 12v54h-6V71q0-8 5-13 7-6 7-14Z" fill="#7FA85A" opacity=".8" />
      <path d="M102 6h16v10h-16Z" fill="#C77D1E" />
      <path d="M92 78h36v34H92Z" fill="#F6EEDC" />
      <path d="M104 88q6-6 12 0 0 9-6 14-6-5-6-14Z" fill="#C77D1E" />
    </g>
  );
}

/** The picture for no connection. */
export function AdriftDrawing() {
  return (
    <svg className={styles.drawing} viewBox="0 0 220 150" width="220" height="150" aria-hidden="true">
      <circle cx="110" cy="64" r="58" fill="#E3A04F" opacity=".35" />
      <Wave from="20 118" longer=" 22 0 22 0 22 0 22 0" />
      <Bottle />
      <path d="M52 116q11-9 22 0t22 0 22 0 22 0 22 0v34H52Z" fill="var(--sea, var(--paper))" />
      <Wave from="42 118" longer=" 22 0 22 0" />
      <Wave from="56 134" longer=" 22 0" faint />
    </svg>
  );
}
