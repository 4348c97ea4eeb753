import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { askAsPartner } from "../../server/ask-as-partner.ts";
import { findClients } from "./views.ts";

export async function myClients(ctx: Context) {
  const result = await askAsPartner(ctx);
  if (!result.ok) return result;
  const clients = await findClients(ctx.db, result.value.id);
  return accept({
    clients: clients.map(({ lastPickupAt, ...one }) => ({ ...one, last_pickup_at: lastPickupAt.toISOString() })),
  });
}
