import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import type { Context } from "#platform/context.ts";

/** A separate key per booking, derived from the application's secret: the table alone reveals no number. */
const keyFor = (ctx: Context, bookingId: string): Buffer =>
  createHash("sha256")
    .update(ctx.linkSealFor(`refund-account:${bookingId}`))
    .digest();

export function sealAccount(ctx: Context, bookingId: string, number: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", keyFor(ctx, bookingId), nonce);
  const body = Buffer.concat([cipher.update(number, "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString("base64url");
}

export function openAccount(ctx: Context, bookingId: string, sealed: string): string {
  const bytes = Buffer.from(sealed, "base64url");
  const cipher = createDecipheriv("aes-256-gcm", keyFor(ctx, bookingId), bytes.subarray(0, 12));
  cipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([cipher.update(bytes.subarray(28)), cipher.final()]).toString("utf8");
}
