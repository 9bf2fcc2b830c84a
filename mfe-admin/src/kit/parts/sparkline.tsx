const WIDTH = 84;
const HEIGHT = 22;

/** A sparkline over the period, with today's point; decorative. */
export function Sparkline({ values, className }: { values: readonly number[]; className?: string }) {
  const most = Math.max(...values, 1);
  const points = values.map((value, place) => ({
    x: 2 + (place * (WIDTH - 6)) / Math.max(1, values.length - 1),
    y: HEIGHT - 3 - (value / most) * (HEIGHT - 6),
  }));
  const last = points.at(-1);
  return (
    <svg className={className} width={WIDTH} height={HEIGHT} aria-hidden="true">
      <polyline
        points={points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinejoin="round"
      />
      {last && <circle cx={last.x} cy={last.y} r="2.5" fill="currentColor" />}
    </svg>
  );
}
