import * as z from "zod/mini";
import { ownRequestKinds } from "#domain/privacy/privacy-request.ts";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { isSameSecret } from "#platform/same-secret.ts";

const guestRequest = z.object({
  id: z.uuid(),
  kind: z.enum(ownRequestKinds),
  name: z.string(),
  email: z.string(),
  words: z.string(),
  sentAt: z.iso.datetime(),
});
export type GuestRequest = z.output<typeof guestRequest>;

/** A traveller may read the email some days later. */
const validHours = 7 * 24;

type Sealing = Pick<Context, "linkSealFor">;
const sealOf = ({ linkSealFor }: Sealing, content: string): string => linkSealFor(`privacy-request:${content}`);

/**
 * The request itself, sealed in a token. Until it is confirmed it exists only in the email, so that we store
 * nothing about an address that a stranger typed.
 */
export function guestToken(ctx: Sealing, request: GuestRequest): string {
  const content = Buffer.from(JSON.stringify(request)).toString("base64url");
  return `${content}.${sealOf(ctx, content)}`;
}

/** The request in a genuine token that is still valid. */
export function requestInToken(ctx: Sealing, token: string, now: Date): GuestRequest | undefined {
  const [content = "", seal = ""] = token.split(".");
  if (!isSameSecret(seal, sealOf(ctx, content))) return undefined;
  const request = guestRequest.parse(JSON.parse(Buffer.from(content, "base64url").toString("utf8")));
  return addHours(new Date(request.sentAt), validHours) > now ? request : undefined;
}
