import { createHash } from "node:crypto";
import type { Context } from "#platform/context.ts";
import { typedCodeOf } from "#platform/ids.ts";
import { isSameSecret } from "#platform/same-secret.ts";

/** Checks today’s code and the original one: our secret may have changed since. */
export function isItsCode(
  ctx: Pick<Context, "accessCodeFor">,
  booking: { readonly reference: string; readonly accessCodeHash: string },
  typed: string,
): boolean {
  const code = typedCodeOf(typed.trim()).toUpperCase();
  const hash = createHash("sha256").update(code).digest("hex");
  return isSameSecret(code, ctx.accessCodeFor(booking.reference)) || isSameSecret(hash, booking.accessCodeHash);
}
