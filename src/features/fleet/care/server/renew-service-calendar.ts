import { nameOfActor } from "#domain/account/roles.ts";
import { accept } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { addressOf } from "./address-of.ts";
import { replaceCalendar } from "./calendar-store.ts";

/** A new private address. The old one, perhaps on a lost phone, stops working. */
export async function renewServiceCalendar(ctx: Context) {
  const userId = nameOfActor(ctx.actor);
  const id = ctx.newId();

  await replaceCalendar(ctx.db, { id, userId, createdAt: ctx.now });
  await recordAudit(ctx, { action: "service_calendar.renewed", subject: { kind: "user", id: userId } });

  return accept({ address: addressOf(ctx, id) });
}
