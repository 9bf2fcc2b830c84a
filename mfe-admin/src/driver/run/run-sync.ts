import { createRawCall, createTypedCall } from 'shared-domain/client';
import type { DriverRun, UpdatesJson } from 'shared-domain/contracts';
import {
  CONFLICT_MESSAGES,
  type DriverUpdate,
  driverCalls,
  mergeUpdates,
  type UpdateContent,
} from 'shared-domain/driver';
import type { PhoneStorage } from './phone-storage.ts';
import type { PhotoStorage } from './photo-storage.ts';
import { type Copy, closesDraft, type Draft } from './stored-run.ts';

/** Whether sending the same again would be refused again. */
const isFinal = ({ status, code }: { status: number; code: string }): boolean =>
  status >= 400 && status < 500 && code !== 'run_link' && code !== 'too_many_requests';

export type DriverCall = ReturnType<typeof driverCall>;

/** The calls of the driver's page. */
export const driverCall = (fetch: (address: string, init: RequestInit) => Promise<Response>) =>
  createTypedCall(createRawCall({ fetch }), driverCalls);

export type RunSyncState = {
  phase: 'loading' | 'open' | 'ended' | 'unreachable';
  copy?: Copy | undefined;
  /** Updates not sent yet. */
  waiting: DriverUpdate[];
  drafts: Record<string, Draft>;
  photos: readonly string[];
  isSending: boolean;
  /** When the server became unreachable, by its clock, in ISO 8601. */
  silentSince?: string | undefined;
  /** Updates for stops that have left the run, and photos that can't be stored. */
  refused: { id: string; name: string; text: string }[];
};

/** Updates sent at once: of 25 signatures the body stays within the API's limit. */
const BATCH = 25;

/** Milliseconds that a photo may take. */
const PHOTO_MS = 60_000;

/** Photos whose update the server has: they are sent next. */
function duePhotos({ photos, waiting, drafts }: RunSyncState): string[] {
  const later = new Set<string | undefined>(Object.values(drafts).map(({ photo }) => photo));
  for (const update of waiting) if (update.what === 'photo') later.add(update.photo);
  return photos.filter((id) => !later.has(id));
}

/** How many updates and photos the server doesn't have yet. */
export const unsent = (state: RunSyncState): number => state.waiting.length + duePhotos(state).length;

type Tools = {
  run: string;
  /** The token of the page's link. */
  token?: string | undefined;
  storage: PhoneStorage;
  photos: PhotoStorage;
  call: DriverCall;
  now: () => Date;
  newId: () => string;
};

/** Stores a run on the phone and keeps it in sync with the server. */
export class RunSync {
  private state: RunSyncState = {
    phase: 'loading',
    waiting: [],
    drafts: {},
    photos: [],
    isSending: false,
    refused: [],
  };
  private isSendingPhotos = false;
  private readonly stopOfPhoto = new Map<string, string>();
  private readonly listeners = new Set<() => void>();
  private readonly tools: Tools;

  constructor(tools: Tools) {
    this.tools = tools;
  }

  subscribe = (listener: () => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  read = (): RunSyncState => this.state;

  /** Shows the stored run at once, then asks the server. True if the link's token is no longer needed. */
  async open(): Promise<boolean> {
    const { run, storage, token } = this.tools;
    const { copy, updates, drafts } = await storage.read(run);
    const photos = await this.tools.photos.list(run).catch(() => []);
    this.set({
      waiting: mergeUpdates(updates, []),
      drafts,
      photos,
      ...(copy ? { copy, phase: 'open' } : {}),
    });
    if (token !== undefined) {
      const answer = await this.tools.call('openRun', { params: { run }, body: { token } });
      if (!answer.ok) {
        await this.fail(answer.problem.code);
        return answer.problem.code === 'run_link';
      }
    }
    await this.send();
    return true;
  }

  /** Sends waiting updates and fetches the run. */
  async send(): Promise<void> {
    if (this.state.isSending) return;
    this.set({ isSending: true });
    const { run, storage, now } = this.tools;
    const updates = this.state.waiting.slice(0, BATCH);
    for (const { stop, ...update } of updates)
      if (update.what === 'photo') this.stopOfPhoto.set(update.photo, stop);
    const body = { presses: updates as never, now: now().toISOString() };
    const answer = await this.tools.call('sendPresses', { params: { run }, body });
    this.set({ isSending: false });
    if (!answer.ok) return this.fail(answer.problem.code);
    const kept = new Set(answer.data.kept);
    const refused = [...this.state.refused, ...this.gone(answer.data, updates)];
    this.set({ waiting: this.state.waiting.filter(({ id }) => !kept.has(id)), refused });
    await this.adopt(answer.data.run, answer.data.at);
    await storage.removeUpdates(run, [...kept]);
    if (this.state.waiting.length > 0) return this.send();
    await this.sendPhotos();
  }

  /** Stores a stop's photo on the phone. False if it has no room for it. */
  async takePhoto(stop: string, draft: Draft, photo: Blob): Promise<boolean> {
    const { run, photos, newId } = this.tools;
    const id = newId();
    try {
      await photos.keep(run, id, photo);
    } catch {
      return false;
    }
    this.set({ photos: [...this.state.photos, id] });
    const { photo: former, ...now } = this.state.drafts[stop] ?? draft;
    await this.fillIn(stop, { ...now, photo: id });
    if (former) await this.dropPhoto(former);
    return true;
  }

  /** Sends each photo once its update is there (DRIVER-19). One that is refused for good is reported and not sent again. */
  private async sendPhotos(): Promise<void> {
    if (this.isSendingPhotos) return;
    this.isSendingPhotos = true;
    const { run, photos, call } = this.tools;
    for (const id of duePhotos(this.state)) {
      const photo = await photos.read(run, id).catch(() => undefined);
      const answer =
        photo &&
        (await call('sendPhoto', { params: { run, photo: id }, files: { photo } }, { timeout: PHOTO_MS }));
      if (answer?.ok === false && !isFinal(answer.problem)) break;
      // The photo of a stop that has left the run: that was reported with its update.
      if (answer?.ok === false && answer.problem.code !== 'photo_not_found')
        this.refuse(id, answer.problem.detail);
      await this.dropPhoto(id);
    }
    this.isSendingPhotos = false;
  }

  private refuse(photo: string, reason: string): void {
    const stop = this.state.copy?.run.stops.find(({ orderId }) => orderId === this.stopOfPhoto.get(photo));
    // A phone that was reloaded after it sent the photo's update doesn't know the stop.
    const one = { id: photo, name: stop?.name ?? 'A stop', text: `The photo was not stored. ${reason}` };
    this.set({ refused: [...this.state.refused, one] });
  }

  private async dropPhoto(id: string): Promise<void> {
    this.set({ photos: this.state.photos.filter((one) => one !== id) });
    await this.tools.photos.remove(this.tools.run, id).catch(() => undefined);
  }

  /** Stores updates on the phone, then sends them. */
  async record(stop: string, said: readonly UpdateContent[]): Promise<void> {
    const { copy } = this.state;
    const { run, storage, now, newId } = this.tools;
    if (!copy) return;
    const at = now().toISOString();
    const updates = said.map((one, place) => ({
      ...one,
      id: newId(),
      stop,
      number: copy.lastNumber + place + 1,
      at,
    }));
    const counted = { ...copy, lastNumber: copy.lastNumber + updates.length };
    const { [stop]: _done, ...others } = this.state.drafts;
    const drafts = said.some(closesDraft) ? others : this.state.drafts;
    this.set({ copy: counted, drafts, waiting: [...this.state.waiting, ...updates] });
    await storage.addUpdates(run, updates, counted);
    await this.send();
  }

  async fillIn(stop: string, draft: Draft): Promise<void> {
    this.set({ drafts: { ...this.state.drafts, [stop]: draft } });
    await this.tools.storage.keepDraft(this.tools.run, stop, draft);
  }

  dismiss(id: string): void {
    this.set({ refused: this.state.refused.filter((one) => one.id !== id) });
  }

  private set(change: Partial<RunSyncState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.listeners) listener();
  }

  private async adopt(run: DriverRun, at: string): Promise<void> {
    const { storage, now } = this.tools;
    const known = [...run.stops.flatMap(({ presses: updates }) => updates), ...this.state.waiting];
    const lastNumber = Math.max(
      this.state.copy?.lastNumber ?? 0,
      run.lastNumber ?? 0,
      ...known.map(({ number }) => number),
    );
    const ahead = Date.parse(at) - now().getTime();
    const copy = { run, at, ahead, lastNumber };
    this.set({ phase: 'open', copy, silentSince: undefined });
    await storage.keepCopy(run.id, copy);
  }

  private async fail(code: string): Promise<void> {
    const { run, storage, now } = this.tools;
    const { copy, silentSince } = this.state;
    if (code === 'run_link') {
      this.set({ phase: 'ended', copy: undefined, drafts: {} });
      await storage.forget(run);
      return;
    }
    const since = new Date(now().getTime() + (copy?.ahead ?? 0)).toISOString();
    this.set({ silentSince: silentSince ?? since, ...(copy ? {} : { phase: 'unreachable' }) });
  }

  /** Updates refused because their stop has left the run. */
  private gone({ refused, run }: UpdatesJson, updates: readonly DriverUpdate[]): RunSyncState['refused'] {
    const names = new Map(this.state.copy?.run.stops.map(({ orderId, name }) => [orderId, name]));
    return refused.flatMap(({ press: update, why }) => {
      const stop = updates.find(({ id }) => id === update)?.stop ?? '';
      const isThere = run.stops.some(({ orderId }) => orderId === stop);
      return isThere ? [] : [{ id: update, text: CONFLICT_MESSAGES[why], name: names.get(stop) ?? stop }];
    });
  }
}
