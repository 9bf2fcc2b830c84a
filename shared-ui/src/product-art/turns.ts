type Draw = () => void;

const turns = new Set<Draw>();
let current: Draw | undefined;

function take() {
  if (current) return;
  [current] = turns;
  current?.();
}

/**
 * Calls `draw` in its turn: a drawing is some 200 elements, so a page draws one in a frame and answers presses in between.
 * Returns what ends the turn, or gives it up: to be called when the drawing is in place.
 */
export function inTurn(draw: Draw): () => void {
  turns.add(draw);
  take();
  return () => {
    turns.delete(draw);
    if (current !== draw) return;
    current = undefined;
    requestAnimationFrame(take);
  };
}

/** Takes every turn at once. */
export function takeAllTurns(): void {
  for (const draw of turns) draw();
}
