import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { askAsPartner } from "../../portal/server/ask-as-partner.ts";
import { findClients } from "./views.ts";

/** The people a partner has booked for. */
export async function myClients(ctx: Context) {
  const asked = await askAsPartner(ctx);
  if (!asked.ok) return asked;
  const found = await findClients(ctx.db, asked.value.id);
  return accept({
    clients: found.map(({ lastPickupAt, ...one }) => ({ ...one, last_pickup_at: lastPickupAt.toISOString() })),
  });
}
