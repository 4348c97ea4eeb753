import { createHash, randomBytes, randomInt } from "node:crypto";
import type { Context } from "#platform/context.ts";
import type { Keyring } from "./derive-keys.ts";
import { insertToken, type TokenPurpose } from "./token-store.ts";

const hour = 3600 * 1000;

/** How long links are valid. */
const lives: Readonly<Record<TokenPurpose, number>> = {
  signup: 24 * hour,
  email_change: 24 * hour,
  recovery: hour,
  magiclink: hour,
  reauthentication: hour / 4,
};

export type TokenRequest = {
  readonly userId: string;
  readonly purpose: TokenPurpose;
  readonly email: string;
  readonly life?: number;
};
export type IssuedToken = { readonly link: string; readonly code: string; readonly expiresAt: Date };

/** Makes a link and a code that stand for each other; the database learns neither. */
export async function issueToken(ctx: Context, keyring: Keyring, input: TokenRequest): Promise<IssuedToken> {
  const { userId, purpose, email } = input;
  const secret = randomBytes(32).toString("base64url");
  const code = String(randomInt(1_000_000)).padStart(6, "0");
  const expiresAt = new Date(ctx.now.getTime() + (input.life ?? lives[purpose]));
  await insertToken(ctx.db, {
    tokenHash: hashOfToken(secret),
    userId,
    purpose,
    codeHash: keyring.mac("code", codeText(purpose, email, code)),
    email,
    createdAt: ctx.now,
    expiresAt,
  });
  return { link: linkFor(ctx.siteUrl, purpose, secret), code, expiresAt };
}

export const hashOfToken = (secret: string) => createHash("sha256").update(secret).digest("base64url");

/** The input of a code’s keyed hash: a code for one address or purpose is invalid for another. */
export const codeText = (purpose: TokenPurpose, email: string, code: string) =>
  `${purpose}\n${email.trim().toLowerCase()}\n${code}`;

/** From the configured address, never from the request: callers must not choose where the secret goes. */
const linkFor = (siteUrl: string, purpose: TokenPurpose, secret: string) =>
  `${siteUrl}/auth?${new URLSearchParams({ type: purpose, token_hash: secret })}`;
