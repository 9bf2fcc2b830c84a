import type { Request } from 'express';
import type { Deps } from '../../foundation/dependencies.ts';
import { problem } from '../problems/index.ts';

/** How long a browser may take to answer a challenge: 5 minutes in milliseconds. */
const CHALLENGE_MS = 5 * 60_000;

type Purpose = 'make' | 'confirm';

declare module 'express-session' {
  interface SessionData {
    challenge?: { text: string; purpose: Purpose; at: number };
  }
}

/** Stores in the session the challenge that a browser must answer. */
export function setChallenge({ clock }: Deps, request: Request, purpose: Purpose, text: string): void {
  request.session.challenge = { text, purpose, at: clock().getTime() };
}

/** Consumes the session's challenge. Throws `passkey_refused` without a recent one. */
export function takeChallenge({ clock }: Deps, request: Request, purpose: Purpose): string {
  const { challenge } = request.session;
  delete request.session.challenge;
  const isGood = challenge?.purpose === purpose && clock().getTime() - challenge.at < CHALLENGE_MS;
  if (!challenge || !isGood) throw problem('passkey_refused');
  return challenge.text;
}
