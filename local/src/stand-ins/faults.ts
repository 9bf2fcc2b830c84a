import type { Request, RequestHandler, Response } from 'express';
import { z } from 'zod';

/** A fault that a stand-in simulates until it is changed (`POST /<service>/_control`). */
const faultSchema = z.strictObject({
  /** Responds with this status and does nothing. */
  fail: z.int().min(400).max(599).optional(),
  /** Delay before the response, in milliseconds. */
  delayMs: z.int().min(0).optional(),
  /** Never responds. */
  hang: z.boolean().optional(),
  /** Processes the request and then drops the connection, so that the caller can't know it was done. */
  loseAnswer: z.boolean().optional(),
  /** Applies to this many requests only. */
  times: z.int().min(1).optional(),
  /** Applies only to requests whose method, path or recipients contain this text. */
  match: z.string().optional(),
});

export type Fault = z.infer<typeof faultSchema>;

export type Faults = {
  current(): Fault;
  set(fault: Fault): void;
  /** The fault that applies to a request with this description; counts it down. */
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
  /** The text that `match` is compared with. */
  describe?: (request: Request) => string;
  /** Sends an error in the service's own format. */
  refuse: (response: Response, status: number) => void;
};

/** Middleware that simulates the service's faults. */
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

/** `GET` returns the current fault, `POST` sets one; `{}` clears it. */
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
