import type { Request, RequestHandler, Response } from 'express';
import { z } from 'zod';

/** How a stand-in misbehaves until it is told otherwise (`POST /<service>/_control`). */
const faultSchema = z.strictObject({
  /** Answers with this status instead of doing anything. */
  fail: z.int().min(400).max(599).optional(),
  /** Waits this long before anything else, in milliseconds. */
  delayMs: z.int().min(0).optional(),
  /** Never answers. */
  hang: z.boolean().optional(),
  /** Does the work and then drops the connection: the caller can't know that it was done. */
  loseAnswer: z.boolean().optional(),
  /** Only for this many requests. */
  times: z.int().min(1).optional(),
  /** Only for requests whose method, path or recipients hold this text. */
  match: z.string().optional(),
});

export type Fault = z.infer<typeof faultSchema>;

export type Faults = {
  current(): Fault;
  set(fault: Fault): void;
  /** The fault that applies to a request with this description, used up by one. */
  take(description: string): Fault;
};

/** A service without faults. */
export function createFaults(): Faults {
  let fault: Fault = {};
  return {
    current: () => fault,
    set: (next) => {
      fault = next;
    },
    take(description) {
      if (fault.match && !description.includes(fault.match)) return {};
      const taken = fault;
      if (fault.times !== undefined) fault = fault.times > 1 ? { ...fault, times: fault.times - 1 } : {};
      return taken;
    },
  };
}

export type FaultyOptions = {
  faults: Faults;
  /** What `match` is looked for in. */
  describe?: (request: Request) => string;
  /** The service's own way of saying that something went wrong. */
  refuse: (response: Response, status: number) => void;
};

/** Middleware that plays the service's faults. */
export function faulty({ faults, describe = pathOf, refuse }: FaultyOptions): RequestHandler {
  return async (request, response, next) => {
    const fault = faults.take(describe(request));
    if (fault.delayMs) await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    if (fault.hang) return;
    if (fault.fail) {
      if (fault.fail === 429) response.set('retry-after', '1');
      refuse(response, fault.fail);
      return;
    }
    if (fault.loseAnswer) dropInsteadOfAnswering(response);
    next();
  };
}

const pathOf = (request: Request): string => `${request.method} ${request.originalUrl}`;

function dropInsteadOfAnswering(response: Response): void {
  const drop = () => {
    response.socket?.destroy();
    return response;
  };
  Object.assign(response, { json: drop, send: drop, end: drop });
}

/** `GET` shows the fault that is set, `POST` sets another; `{}` clears it. */
export function controlFaults(faults: Faults): RequestHandler {
  return (request, response) => {
    if (request.method === 'POST') {
      const parsed = faultSchema.safeParse(request.body ?? {});
      if (!parsed.success) {
        response.status(400).json({ errors: parsed.error.issues });
        return;
      }
      faults.set(parsed.data);
    }
    response.json(faults.current());
  };
}
