import { mayCompleteThemselves } from "#domain/invoice/buyer-details.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { findConfirmedPerson, findDetails } from "../../server/buyer-views.ts";
import { findCurrentInvoice } from "./details-views.ts";
import { type DetailsInput, openForDetails } from "./open-for-details.ts";

/** Billing details of a booking, or of the signed-in person. */
export async function invoiceDetails(ctx: Context, input: DetailsInput) {
  if (!input.reference) return readOwnDetails(ctx);
  const opened = await openForDetails(ctx, input);
  if (!opened.ok) return opened;
  const { bookingId, booker } = opened.value;
  const kept = await findDetails(ctx.db, { bookingId, organisationId: booker.organisationId, email: booker.email });
  const invoice = await findCurrentInvoice(ctx.db, bookingId);
  return accept({
    name: kept?.name ?? `${booker.firstName} ${booker.lastName}`.trim(),
    address: kept?.address ?? "",
    vat_number: kept?.vatNumber ?? "",
    is_given: kept !== undefined,
    is_settled: invoice !== undefined && !mayCompleteThemselves(invoice),
    number: invoice?.number ?? null,
  });
}

async function readOwnDetails(ctx: Context) {
  const person = ctx.actor.kind === "person" ? await findConfirmedPerson(ctx.db, ctx.actor.userId) : undefined;
  if (!person) return refuse("not_found");
  const kept = await findDetails(ctx.db, { email: person.email });
  return accept({
    name: kept?.name ?? person.name,
    address: kept?.address ?? "",
    vat_number: kept?.vatNumber ?? "",
    is_given: kept !== undefined,
    is_settled: false,
    number: null,
  });
}
