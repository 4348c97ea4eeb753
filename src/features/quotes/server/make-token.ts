import { timingSafeEqual } from "node:crypto";
import type { Context } from "#platform/context.ts";

/** So many characters name the quote; the rest no one can guess. */
const nameLength = 22;

/** What the customer's link to a quote ends in. It is made again each time, so the database holds none. */
export const quoteToken = (ctx: Context, id: string): string =>
  Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url") + ctx.linkSealFor(`quote:${id}`);

/** Which quote a link opens; none where it was not made by us. */
export function quoteIdOf(ctx: Context, token: string): string | undefined {
  const hex = Buffer.from(token.slice(0, nameLength), "base64url").toString("hex");
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  if (id.length !== 36) return undefined;
  const [made, given] = [Buffer.from(quoteToken(ctx, id)), Buffer.from(token)];
  return made.length === given.length && timingSafeEqual(made, given) ? id : undefined;
}
