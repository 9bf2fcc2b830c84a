import { memo } from 'react';
import { Drawn } from 'shared-ui/brand-marks';
import { Cast } from '../art/standing.tsx';
import styles from './hero.module.css';
import { paintScene } from './paint-scene.ts';
import type { View } from './views.ts';

interface SceneProps {
  view: View;
  className?: string;
  /** Whether its products are drawn at once or when idle. */
  loading: 'eager' | 'lazy';
}

/** The hero's picture in one framing. */
export const Scene = memo(function Scene({ view, className, loading }: SceneProps) {
  return (
    <svg
      className={`${styles.scene} ${className ?? ''}`}
      viewBox={`0 0 ${view.width} ${view.height}`}
      preserveAspectRatio={`${view.anchor}YMax slice`}
      aria-hidden="true"
    >
      <Drawn markup={paintScene(view)} />
      <Cast cast={view.cast} loading={loading} />
    </svg>
  );
});
