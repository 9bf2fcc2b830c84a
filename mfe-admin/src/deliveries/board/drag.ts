/** Pixels before a press on a handle becomes a drag. */
const SLACK = 4;
/** How close to an edge a list scrolls, and how far in each frame. */
const EDGE = 36;
const SCROLL_STEP = 10;

type Row = { readonly element: HTMLElement; readonly id: string; readonly middle: number };
type Column = {
  readonly list: HTMLElement;
  readonly run: string;
  readonly rows: readonly Row[];
  readonly scrolled: number;
};

/** Where the row was dropped: a run's id ('' is on no run), and the order that it comes before. */
export type Dropped = { readonly run: string; readonly before: string | null };

/**
 * Drags a row of the board. Everything is measured once at its start; while it moves, only styles of rows that make room are
 * written, so that no frame has to lay out the board again.
 */
export function drag(
  { clientX: startX, clientY: startY, pointerId }: PointerEvent,
  row: HTMLElement,
  board: HTMLElement,
  onDrop: (dropped: Dropped) => void,
): void {
  let session: ReturnType<typeof lift> | undefined;
  let frame = 0;
  let last = { x: startX, y: startY };
  const tick = () => {
    frame = 0;
    if (session?.follow(last.x, last.y)) frame = requestAnimationFrame(tick);
  };
  const move = (event: PointerEvent) => {
    if (event.pointerId !== pointerId) return;
    last = { x: event.clientX, y: event.clientY };
    if (!session && Math.hypot(last.x - startX, last.y - startY) < SLACK) return;
    session ??= lift(row, board, startX, startY);
    frame ||= requestAnimationFrame(tick);
  };
  const end = (isDropped: boolean) => {
    cancelAnimationFrame(frame);
    for (const [name, listener] of listeners)
      window.removeEventListener(name, listener as EventListener, true);
    if (session) swallowClick();
    if (isDropped) session?.follow(last.x, last.y);
    const target = isDropped ? session?.target() : undefined;
    session?.end();
    if (target) onDrop(target);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    end(false);
  };
  const listeners = [
    ['pointermove', move],
    ['pointerup', () => end(true)],
    ['pointercancel', () => end(false)],
    ['keydown', press],
  ] as const;
  for (const [name, listener] of listeners) window.addEventListener(name, listener as EventListener, true);
}

/** The click that follows a drag presses nothing. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, true));
}

function columnsOf(board: HTMLElement, dragged: HTMLElement): Column[] {
  return [...board.querySelectorAll<HTMLElement>('[data-run]')].map((list) => ({
    list,
    run: list.dataset.run ?? '',
    scrolled: list.scrollTop,
    rows: [...list.querySelectorAll<HTMLElement>('[data-order]:not([data-fixed])')]
      .filter((element) => element !== dragged)
      .map((element) => {
        const { top, height } = element.getBoundingClientRect();
        return { element, id: element.dataset.order ?? '', middle: top + height / 2 };
      }),
  }));
}

/** A copy of the row that follows the pointer above everything else. */
function copyOf(row: HTMLElement, board: HTMLElement): HTMLElement {
  const { left, top, width, height } = row.getBoundingClientRect();
  const copy = row.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-order');
  copy.dataset.lifted = '';
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: '30',
    pointerEvents: 'none',
    transition: 'none',
    // A layer of its own: else each frame paints the board below it again.
    willChange: 'transform',
  });
  board.append(copy);
  return copy;
}

function lift(row: HTMLElement, board: HTMLElement, startX: number, startY: number) {
  const columns = columnsOf(board, row);
  const home = row.closest<HTMLElement>('[data-run]');
  const { top, height } = row.getBoundingClientRect();
  const copy = copyOf(row, board);
  const boxes = columns.map(({ list }) =>
    (list.closest<HTMLElement>('[data-column]') ?? list).getBoundingClientRect(),
  );
  const scroller = board.querySelector<HTMLElement>('[data-runs]');
  const scrolledBy = scroller?.scrollLeft ?? 0;
  const shifts = new Map<HTMLElement, number>();
  let target: Dropped | undefined;
  row.style.visibility = 'hidden';

  const shift = (element: HTMLElement, by: number) => {
    if ((shifts.get(element) ?? 0) === by) return;
    shifts.set(element, by);
    element.dataset.shifted = '';
    element.style.transform = by === 0 ? '' : `translateY(${by}px)`;
  };
  const columnAt = (x: number, y: number): Column | undefined => {
    const moved = (scroller?.scrollLeft ?? 0) - scrolledBy;
    const there = columns.filter(({ run }, index) => {
      const { left = 0, right = 0 } = boxes[index] ?? {};
      const by = run === '' ? 0 : moved;
      return x >= left - by && x < right - by;
    });
    if (there.length < 2) return there[0];
    // A phone has them one below the other.
    const isUnder = ({ top, bottom }: DOMRect) => y >= top && y < bottom;
    const under = columns[boxes.findIndex(isUnder)];
    return under ?? there.find(({ list }) => list === home);
  };
  const makeRoom = (over: Column | undefined, y: number) => {
    for (const column of columns) {
      const by = column.list.scrollTop - column.scrolled;
      for (const { element, middle } of column.rows) {
        const isBelowHome = column.list === home && middle > top;
        const isBelow =
          column === over && column.run !== '' && middle - by - (isBelowHome ? height : 0) >= y - height / 2;
        shift(element, (isBelowHome ? -height : 0) + (isBelow ? height : 0));
      }
    }
  };
  const placeIn = (over: Column, y: number): Dropped => {
    const by = over.list.scrollTop - over.scrolled;
    const next = over.rows.find(({ middle }) => {
      const isBelowHome = over.list === home && middle > top;
      return middle - by - (isBelowHome ? height : 0) >= y - height / 2;
    });
    return { run: over.run, before: next?.id ?? null };
  };
  return {
    /** Follows the pointer; true if it has to be called again because a list is scrolling. */
    follow: (x: number, y: number): boolean => {
      copy.style.transform = `translate(${x - startX}px, ${y - startY}px)`;
      const over = columnAt(x, y);
      const middle = top + height / 2 + (y - startY);
      target = over && placeIn(over, middle);
      makeRoom(over, middle);
      return scrollAt(over?.list, scroller, x, y);
    },
    target: () => target,
    end: () => {
      // The row stays hidden until the board shows it in its new place.
      requestAnimationFrame(() =>
        requestAnimationFrame(() => {
          for (const element of shifts.keys()) {
            delete element.dataset.shifted;
            element.style.transform = '';
          }
          row.style.visibility = '';
          copy.remove();
        }),
      );
    },
  };
}

function scrollAt(list: HTMLElement | undefined, across: HTMLElement | null, x: number, y: number): boolean {
  const step = (at: number, from: number, to: number) =>
    at < from + EDGE ? -SCROLL_STEP : at > to - EDGE ? SCROLL_STEP : 0;
  let isScrolling = false;
  if (list) {
    const { top, bottom } = list.getBoundingClientRect();
    const by = step(y, top, bottom);
    const before = list.scrollTop;
    if (by !== 0) list.scrollTop += by;
    isScrolling = list.scrollTop !== before;
  }
  if (across) {
    const { left, right } = across.getBoundingClientRect();
    const by = x > left ? step(x, left, right) : 0;
    const before = across.scrollLeft;
    if (by !== 0) across.scrollLeft += by;
    isScrolling ||= across.scrollLeft !== before;
  }
  return isScrolling;
}
