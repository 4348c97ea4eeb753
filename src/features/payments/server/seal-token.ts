import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import type { Context } from "#platform/context.ts";

type Sealing = Pick<Context, "linkSealFor">;

/** A key of its own for each card, derived from the application’s secret: the table alone opens nothing. */
const keyFor = (ctx: Sealing, cardId: string): Buffer =>
  createHash("sha256")
    .update(ctx.linkSealFor(`saved-card:${cardId}`))
    .digest();

export function sealToken(ctx: Sealing, cardId: string, token: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyFor(ctx, cardId), nonce);
  const body = Buffer.concat([cipher.update(token, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
}

export function openToken(ctx: Sealing, cardId: string, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const cipher = createDecipheriv("aes-256-gcm", keyFor(ctx, cardId), bytes.subarray(0, 12));
  cipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString("utf8");
}
