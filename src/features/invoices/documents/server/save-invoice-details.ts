import { nameOfActor } from "#domain/account/roles.ts";
import { mayCompleteThemselves, reissueReason } from "#domain/invoice/buyer-details.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { findConfirmedPerson } from "../../server/buyer-views.ts";
import { issueReplacement } from "../../server/issue-replacement.ts";
import { lockBilling } from "../../server/store.ts";
import type { invoiceDetailsContract } from "../details-contract.ts";
import { saveDetails } from "./details-store.ts";
import { findCurrentInvoice } from "./details-views.ts";
import { openForDetails } from "./open-for-details.ts";

type SaveInput = ParsedOf<typeof invoiceDetailsContract.saveInvoiceDetails>;

/** Saves the details; an invoice that has no address yet is reissued. */
export async function saveInvoiceDetails(ctx: Context, input: SaveInput) {
  if (!input.reference) return giveOwnDetails(ctx, input);
  const opened = await openForDetails(ctx, input);
  if (!opened.ok) return opened;
  const { bookingId } = opened.value;
  await lockBilling(ctx.db, bookingId);
  const invoice = await findCurrentInvoice(ctx.db, bookingId);
  if (invoice && (!mayCompleteThemselves(invoice) || invoice.creditedCents > 0)) return refuse("already_issued");
  await saveDetails(ctx.db, { ...rowOf(ctx, input), bookingId });
  if (!invoice) return accept({ reissued: null });
  const replacement = await issueReplacement(ctx, {
    invoice,
    buyer: partyOf(input),
    reason: reissueReason("customer details"),
  });
  return accept({ reissued: replacement.number });
}

async function giveOwnDetails(ctx: Context, input: SaveInput) {
  const person = ctx.actor.kind === "person" ? await findConfirmedPerson(ctx.db, ctx.actor.userId) : undefined;
  if (!person) return refuse("not_found");
  await saveDetails(ctx.db, { ...rowOf(ctx, input), email: person.email.toLowerCase() });
  return accept({ reissued: null });
}

const rowOf = (ctx: Context, { name, address, vat_number }: SaveInput) => ({
  id: ctx.newId(),
  name,
  address,
  vatNumber: vat_number,
  updatedBy: nameOfActor(ctx.actor),
  updatedAt: ctx.now,
});

const partyOf = ({ name, address, vat_number }: SaveInput) => ({
  name,
  address,
  ...(vat_number && { vatNumber: vat_number }),
});
