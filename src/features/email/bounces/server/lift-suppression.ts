import { addressKey } from "#domain/mail/returned-mail.ts";
import { accept, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { liftAddress } from "../../server/store.ts";
import type { bouncesContract } from "../contract.ts";

/** The address is right again, or was never wrong. What wasn’t sent meanwhile is sent again from the log. */
export async function liftSuppression(ctx: Context, input: ParsedOf<typeof bouncesContract.liftSuppression>) {
  const address = addressKey(input.address);
  const by = ctx.actor.kind === "person" ? ctx.actor.userId : null;
  if (!(await liftAddress(ctx.db, address, { at: ctx.now, by }))) return refuse("not_found");
  await recordAudit(ctx, { action: "address.lifted", subject: { kind: "email_address", id: address } });
  return accept({});
}
