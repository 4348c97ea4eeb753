import { type CardOwner, whatsAppMessage } from "#domain/partner/partner-code.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findCompany } from "../../server/views.ts";
import { findOwnerOfCode } from "./views.ts";

/** A scanned code’s current target, because a card on a wall outlives a phone number or a name. */
export async function openCard(ctx: Context, { code }: { code: string }) {
  const owner = await findOwnerOfCode(ctx.db, code);
  if (!owner) return refuse("not_found");
  const { whatsapp_e164 } = await findCompany(ctx.db);
  const message = encodeURIComponent(whatsAppMessage(owner));
  return accept({
    booking: cardBookingAddress(owner),
    address: owner.kind === "hotel" ? addressOf(owner) : "",
    whatsapp: `https://wa.me/${whatsapp_e164.replace(/\D/g, "")}?text=${message}`,
  });
}

/** The booking wizard, starting at the hotel’s address. */
function cardBookingAddress({ code, kind, name, area }: CardOwner): string {
  const request = new URLSearchParams({ affiliate: code, via: "qr" });
  if (kind === "hotel") {
    request.set("service", "airport_transfer");
    request.set("pickup", addressOf({ name, area }));
  }
  return `/booking?${request}`;
}

const addressOf = ({ name, area }: Pick<CardOwner, "name" | "area">) => [name, area].filter(Boolean).join(", ");
