import { timingSafeEqual } from "node:crypto";
import type { Context } from "../context.ts";

/** This many characters name the record; the rest can’t be guessed. */
const nameLength = 22;

type Sealing = Pick<Context, "linkSealFor">;

/** The end of a record’s link. It is derived each time, so the database stores none. */
export const sealedToken = (ctx: Sealing, kind: string, id: string): string =>
  Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url") + ctx.linkSealFor(`${kind}:${id}`);

/** The record of this kind that a link opens; undefined if we did not make it. */
export function idInToken(ctx: Sealing, kind: string, token: string): string | undefined {
  const hex = Buffer.from(token.slice(0, nameLength), "base64url").toString("hex");
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  if (id.length !== 36) return undefined;
  const [made, input] = [Buffer.from(sealedToken(ctx, kind, id)), Buffer.from(token)];
  return made.length === input.length && timingSafeEqual(made, input) ? id : undefined;
}
