import { join } from 'node:path';
import type { CarriedAnswers } from '../../../../shared-domain/src/browser/client/carried-answers.ts';
import { firstPaintFile } from '../../first-paint.ts';
import type { ReleaseRecord, ReleaseStorage } from '../../releases/index.ts';
import { drawingThread } from './drawing.ts';

/** A page's first paint: the content of `#root`, and the answers that it carries. */
export type FirstSight = { body?: string; carried: CarriedAnswers };

/** Widths in px for which pages are drawn. */
export const PHONE = 390;
export const DESKTOP = 1440;

export type SightOptions = {
  storage: ReleaseStorage;
  apiUrl: string;
  log: (message: string, failure?: unknown) => void;
};

/** Renders a page of a release from answers; without a body if that fails, which leaves the page to its scripts. */
export type DrawSight = (
  owner: ReleaseRecord,
  path: string,
  carried: CarriedAnswers,
  width?: number,
) => Promise<FirstSight>;

/** All pages are rendered in one thread. */
export function sightDrawer({ storage, log }: SightOptions): DrawSight {
  const draw = drawingThread();
  return async (owner, path, carried, width = DESKTOP) => {
    try {
      const file = join(await storage.folderOf(owner.app, owner.release), firstPaintFile);
      const request = { ...carried, path, at: Date.now(), width };
      return { carried, body: await draw({ file, block: owner.remote, request }) };
    } catch (failure) {
      log(`${path} could not be drawn by ${owner.app} ${owner.release}`, failure);
      return { carried };
    }
  };
}

/** How long a visitor waits for a rendering, in milliseconds: the first one after a release loads its code. */
const MAX_WAIT_MS = 250;

/** A rendering, or what is known without it if that takes too long. */
export const soon = (coming: Promise<FirstSight>, carried: CarriedAnswers): Promise<FirstSight> =>
  Promise.race([coming, new Promise<FirstSight>((resolve) => setTimeout(resolve, MAX_WAIT_MS, { carried }))]);
