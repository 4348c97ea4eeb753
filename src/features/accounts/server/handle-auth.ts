import * as z from "zod";
import { emailPattern, longestEmail } from "#domain/text/email-address.ts";
import type { AccessRules } from "#platform/check-access.ts";
import type { Context } from "#platform/context.ts";
import type { RateLimiter } from "#platform/http/rate-limit.ts";
import type { PasswordHasher } from "./hash-password.ts";
import type { TokenMaker } from "./make-tokens.ts";
import type { PersonActor } from "./recognise-caller.ts";
import { AuthRefused, type AuthReply, refusals } from "./refuse-auth.ts";

/** Deliberate delays in milliseconds. */
export type Pace = {
  /** An account under attack responds more slowly, to everyone: a lock would let anyone shut its owner out. */
  readonly slowDown: number;
  /** A call that may send an email takes at least this long, so that no one can tell whether it did. */
  readonly atLeast: number;
};
export const standardPace: Pace = { slowDown: 2000, atLeast: 350 };

/** The context of every handler of the protocol. */
export type AuthRequest = {
  /** For reading and limits, outside a transaction. */
  readonly ctx: Context;
  readonly body: unknown;
  readonly query: (name: string) => string | undefined;
  readonly param: (name: string) => string;
  readonly tokens: TokenMaker;
  readonly hasher: PasswordHasher;
  readonly limiter: RateLimiter;
  readonly access: AccessRules;
  readonly pace: Pace;
  /** Runs in one transaction. Passwords are hashed outside: a hash must not hold a connection. */
  change<T>(run: (ctx: Context) => Promise<T>): Promise<T>;
};

/** The same for a signed-in caller. */
export type PersonAuthRequest = AuthRequest & {
  readonly person: PersonActor;
  /** How and when this session's owner last authenticated. */
  readonly methods: readonly { readonly method: string; readonly timestamp: number }[];
};

export type AuthHandler = (input: AuthRequest) => Promise<AuthReply>;
export type PersonHandler = (input: PersonAuthRequest) => Promise<AuthReply>;

/** An address as stored. */
export const emailAddress = z
  .string()
  .trim()
  .toLowerCase()
  .max(longestEmail)
  .regex(emailPattern, "Enter an email address.");

/** The validated body; anything else is refused. */
export function readBody<S extends z.ZodType>(schema: S, body: unknown): z.output<S> {
  const parsed = schema.safeParse(body);
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const field = issue?.path.join(".") || "The request";
  throw new AuthRefused(refusals.malformed(`${field}: ${issue?.message ?? "not valid"}`));
}

/** Answers no sooner than after this many milliseconds. */
export async function atLeast<T>(milliseconds: number, run: () => Promise<T>): Promise<T> {
  const [outcome] = await Promise.allSettled([run(), pause(milliseconds)]);
  if (outcome.status === "rejected") throw outcome.reason;
  return outcome.value;
}

export const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
