import { randomUUID } from 'node:crypto';
import type { Request } from 'express';
import type { Strategy as PassportStrategy } from 'passport';
import { Strategy as MagicLink, type MagicLinkStrategyOptions } from 'passport-magic-link';
import type { Deps } from '../../foundation/dependencies.ts';
import { sendMail } from '../../messages/mails/index.ts';
import { type Problem, problem } from '../../requests/problems/index.ts';
import { hashOf, signInTokenModel } from './tokens.ts';

const LINK_MINUTES = 10;

/** Who signs in by emailed links, and where a link leads. */
export type LinkAudience = {
  /** The key of its tokens, and its mail. */
  use: 'sign-in-link' | 'account-link';
  /** The address of the page that takes the token. */
  page: '/admin/login' | '/shop/sign-in';
  /** Whether an address can sign in. */
  accepts: (email: string) => boolean | Promise<boolean>;
};

type Options = { action?: 'requestToken' | 'acceptToken' };
type SendToken = (request: Request, user: Record<string, unknown>, token: string) => Promise<void>;
type VerifyUser = (
  request: Request,
  fields: Record<string, unknown>,
) => Promise<Record<string, unknown> | null>;

/** The part of the strategy that we override; its own types keep it private. */
type Overridable = PassportStrategy & {
  authenticate(request: Request, options?: Options): Promise<void>;
  checkTokenReuse(token: string): Promise<boolean>;
  error(cause: unknown): void;
};
const Base = MagicLink as unknown as new (
  options: MagicLinkStrategyOptions,
  sendToken: SendToken,
  verifyUser: VerifyUser,
) => Overridable;

/**
 * passport-magic-link with three fixes: a used token is detected by one atomic write (its own read-then-write let ten
 * concurrent clicks in four times), a storage error fails the request instead of leaving it hanging, and an unknown, expired or
 * used link gets its own problem code.
 */
export class LinkStrategy extends Base {
  readonly #deps: Deps;
  readonly #use: LinkAudience['use'];

  constructor(deps: Deps, audience: LinkAudience) {
    super(
      {
        secret: deps.configuration.keys[audience.use],
        userFields: ['email'],
        tokenField: 'token',
        ttl: LINK_MINUTES * 60,
        passReqToCallbacks: true,
      },
      (request, user, token) => sendLink(deps, audience, { request, email: String(user.email), token }),
      async (_request, { email }) => ((await audience.accepts(String(email))) ? userOf(String(email)) : null),
    );
    this.#deps = deps;
    this.#use = audience.use;
  }

  override async authenticate(request: Request, options: Options = {}): Promise<void> {
    try {
      if (options.action === 'acceptToken') await this.#refuse(String(request.body.token));
      await super.authenticate(request, options);
    } catch (cause) {
      this.error(cause);
    }
  }

  /**
   * The strategy asks whether a token was used before: asking marks it as used, and only the first caller gets a no.
   */
  override async checkTokenReuse(token: string): Promise<boolean> {
    const now = this.#deps.clock();
    const taken = await this.#tokens
      .findOneAndUpdate(
        { _id: hashOf(token), usedAt: { $exists: false }, expires: { $gt: now } },
        { $set: { usedAt: now } },
      )
      .lean();
    if (!taken) throw problem('link_used');
    return true;
  }

  get #tokens() {
    return signInTokenModel(this.#deps.connection);
  }

  async #refuse(token: string): Promise<void> {
    const sent = await this.#tokens.findById(hashOf(token)).lean();
    if (!sent || (sent.use ?? 'sign-in-link') !== this.#use) throw problem('link_invalid');
    // The address in the token is signed but readable: anyone with the link knows it anyway.
    const { email } = sent;
    if (sent.usedAt) throw problem('link_used', { email });
    if (sent.expires <= this.#deps.clock()) throw problem('link_expired', { email });
  }
}

/** What the link's token carries. Without the nonce two links of the same second would be identical. */
const userOf = (email: string) => ({ email: email.trim().toLowerCase(), nonce: randomUUID() });

/** The error of a link that couldn't be emailed. The strategy swallows it, so the route reads it here. */
const failures = new WeakMap<Request, Problem>();

export function linkFailure(request: Request): Problem | undefined {
  return failures.get(request);
}

async function sendLink(
  deps: Deps,
  { use, page }: LinkAudience,
  { request, email, token }: { request: Request; email: string; token: string },
): Promise<void> {
  const { clock, connection, configuration } = deps;
  try {
    await signInTokenModel(connection).create([
      {
        ...{ _id: hashOf(token), email, expires: new Date(clock().getTime() + LINK_MINUTES * 60_000) },
        ...(use === 'account-link' ? { use } : {}),
      },
    ]);
    await sendMail(deps, {
      kind: use,
      to: email,
      link: `${configuration.publicOrigin}${page}#token=${encodeURIComponent(token)}`,
      minutes: LINK_MINUTES,
    });
  } catch (cause) {
    failures.set(request, problem('upstream_failed', { cause }));
  }
}
