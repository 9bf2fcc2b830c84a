/** File of a remote's release that draws its first pages; never served. */
export const firstPaintFile = 'server/first-paint.cjs';

/** An API response to an anonymous request; shared-domain's `CarriedAnswer` mirrors this type. */
export type CarriedAnswer = { etag?: string; date?: string; body: unknown };

/** What is embedded in a page for its scripts; shared-domain's `CarriedAnswers` mirrors this type. */
export type CarriedAnswers = {
  order: number;
  answers: Record<string, CarriedAnswer>;
  cookies: string;
  hasSession: boolean;
  isOfThisShell: boolean;
};

/** What a first paint is rendered from; the shell's `FirstPaintRequest` mirrors this type. */
export type FirstPaintRequest = CarriedAnswers & { path: string; at: number; width: number };

/** What `server/first-paint.cjs` exports: renders the content of `#root`. */
export type FirstPaint = { draw(block: unknown, request: FirstPaintRequest): Promise<string> };
