/** Pixels before a press on a handle becomes a drag. */
const SLACK = 4;
/** Pixels from an edge within which a list scrolls, and pixels per frame. */
const EDGE = 36;
const SCROLL_STEP = 10;
/** Rows that are animated at once. Each is a layer, so the rest jump. */
const GLIDING = 4;

type Row = { readonly element: HTMLElement; readonly id: string; readonly middle: number };
type Column = { readonly list: HTMLElement; readonly run: string; readonly box: DOMRect };
/** A column's rows, and its scroll position when they were measured. */
type Measured = { readonly rows: readonly Row[]; readonly scrolled: number };

/** Where the row was dropped: a run's id ('' for none), and the order that it goes before. */
export type Dropped = { readonly run: string; readonly before: string | null };

/**
 * Drags a row of the board. A column is measured once, when the pointer first enters it; after that only the styles of
 * rows that make room change, so that no frame lays out the board again.
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

function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation();
    event.preventDefault();
  };
  window.addEventListener('click', swallow, { capture: true, once: true });
  setTimeout(() => window.removeEventListener('click', swallow, true));
}

const columnsOf = (board: HTMLElement): Column[] =>
  [...board.querySelectorAll<HTMLElement>('[data-run]')].map((list) => ({
    list,
    run: list.dataset.run ?? '',
    box: (list.closest<HTMLElement>('[data-column]') ?? list).getBoundingClientRect(),
  }));

const measured = ({ list }: Column, dragged: HTMLElement): Measured => ({
  scrolled: list.scrollTop,
  rows: [...list.querySelectorAll<HTMLElement>('[data-order]:not([data-fixed])')]
    .filter((element) => element !== dragged)
    .map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return { element, id: element.dataset.order ?? '', middle: top + height / 2 };
    }),
});

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
    // Its own layer; otherwise each frame repaints the board below it.
    willChange: 'transform',
  });
  board.append(copy);
  return copy;
}

type Place = readonly [element: HTMLElement, by: number];

function put(places: readonly Place[], shifts: Map<HTMLElement, number>): void {
  const moved = places.filter(([element, by]) => (shifts.get(element) ?? 0) !== by);
  for (const [element, by] of moved) {
    shifts.set(element, by);
    element.toggleAttribute('data-shifted', moved.length <= GLIDING);
    element.style.transform = by === 0 ? '' : `translateY(${by}px)`;
  }
}

/** Finds the column at a point, allowing for scrolling since the drag began. */
function columnFinder(columns: readonly Column[], home: Column | undefined, scroller: HTMLElement | null) {
  const scrolledBy = scroller?.scrollLeft ?? 0;
  return (x: number, y: number): Column | undefined => {
    const moved = (scroller?.scrollLeft ?? 0) - scrolledBy;
    const there = columns.filter(({ run, box }) => {
      const by = run === '' ? 0 : moved;
      return x >= box.left - by && x < box.right - by;
    });
    if (there.length < 2) return there[0];
    // On a phone the columns are stacked.
    const under = columns.find(({ box }) => y >= box.top && y < box.bottom);
    return under ?? there.find((column) => column === home);
  };
}

/** Clears all styles. The row stays hidden until the board shows it in its new place. */
function land(row: HTMLElement, copy: HTMLElement, shifted: Iterable<HTMLElement>): void {
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      for (const element of shifted) {
        element.removeAttribute('data-shifted');
        element.style.transform = '';
      }
      row.style.visibility = '';
      copy.remove();
    }),
  );
}

function lift(row: HTMLElement, board: HTMLElement, startX: number, startY: number) {
  const columns = columnsOf(board);
  const homeList = row.closest<HTMLElement>('[data-run]');
  const home = columns.find(({ list }) => list === homeList);
  const { top, height } = row.getBoundingClientRect();
  const copy = copyOf(row, board);
  // Only changed rows are written: a board has hundreds.
  const seen = new Map<Column, Measured>();
  const rowsOf = (column: Column): Measured => {
    const known = seen.get(column) ?? measured(column, row);
    seen.set(column, known);
    return known;
  };
  if (home) rowsOf(home);
  const scroller = board.querySelector<HTMLElement>('[data-runs]');
  const columnAt = columnFinder(columns, home, scroller);
  const shifts = new Map<HTMLElement, number>();
  let target: Dropped | undefined;
  row.style.visibility = 'hidden';

  /** A column's rows after the dragged one; in its own column the rows below have already moved up. */
  const belowIn = (column: Column, y: number): Row[] => {
    const { rows, scrolled } = rowsOf(column);
    const by = column.list.scrollTop - scrolled;
    return rows.filter(
      ({ middle }) => middle - by - (column === home && middle > top ? height : 0) >= y - height / 2,
    );
  };
  const makeRoom = (over: Column | undefined, below: readonly Row[]) => {
    const places = [...seen].flatMap(([column, { rows }]) =>
      rows.map((one): Place => {
        const isUp = column === home && one.middle > top;
        const isDown = column === over && column.run !== '' && below.includes(one);
        return [one.element, Number(isDown) * height - Number(isUp) * height];
      }),
    );
    put(places, shifts);
  };
  return {
    /** Follows the pointer. True if a list is scrolling and the next frame must call it again. */
    follow: (x: number, y: number): boolean => {
      copy.style.transform = `translate(${x - startX}px, ${y - startY}px)`;
      const over = columnAt(x, y);
      const middle = top + height / 2 + (y - startY);
      const below = over ? belowIn(over, middle) : [];
      target = over && { run: over.run, before: below[0]?.id ?? null };
      makeRoom(over, below);
      return scrollAt(over?.list, scroller, x, y);
    },
    target: () => target,
    end: () => land(row, copy, shifts.keys()),
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
