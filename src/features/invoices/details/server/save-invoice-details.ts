import { mayDo, partiesOf } from "#domain/account/permissions.ts";
import { nameOfActor } from "#domain/account/roles.ts";
import { mayCompleteThemselves, reasonAnew } from "#domain/invoice/invoice-details.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import type { ParsedOf } from "#platform/contract.ts";
import { issueReplacement } from "../../billing/server/issue-replacement.ts";
import type { invoiceDocumentsContract } from "../../documents/contract.ts";
import type { OpenBooking } from "../../documents/server/invoice-file.ts";
import { lockBilling } from "../../server/store.ts";
import { saveDetails } from "./store.ts";
import { findBooker, findConfirmedPerson, findDetails, findStandingInvoice } from "./views.ts";

type Asked = ParsedOf<typeof invoiceDocumentsContract.invoiceDetails>;
type Given = ParsedOf<typeof invoiceDocumentsContract.saveInvoiceDetails>;

/** To whom invoices are made out: for a booking, or for whoever is signed in. */
export async function invoiceDetails(ctx: Context, asked: Asked, openBooking: OpenBooking) {
  if (!asked.reference) return readOwnDetails(ctx);
  const opened = await openForDetails(ctx, asked, openBooking);
  if (!opened.ok) return opened;
  const { bookingId, booker } = opened.value;
  const kept = await findDetails(ctx.db, { bookingId, organisationId: booker.organisationId, email: booker.email });
  const invoice = await findStandingInvoice(ctx.db, bookingId);
  return accept({
    name: kept?.name ?? `${booker.firstName} ${booker.lastName}`.trim(),
    address: kept?.address ?? "",
    vat_number: kept?.vatNumber ?? "",
    is_given: kept !== undefined,
    is_settled: invoice !== undefined && !mayCompleteThemselves(invoice),
    number: invoice?.number ?? null,
  });
}

/** Keeps them; an invoice that bears no address yet is made out anew. */
export async function saveInvoiceDetails(ctx: Context, given: Given, openBooking: OpenBooking) {
  if (!given.reference) return giveOwnDetails(ctx, given);
  const opened = await openForDetails(ctx, given, openBooking);
  if (!opened.ok) return opened;
  const { bookingId } = opened.value;
  await lockBilling(ctx.db, bookingId);
  const invoice = await findStandingInvoice(ctx.db, bookingId);
  if (invoice && (!mayCompleteThemselves(invoice) || invoice.creditedCents > 0)) return refuse("already_issued");
  await saveDetails(ctx.db, { ...rowOf(ctx, given), bookingId });
  if (!invoice) return accept({ reissued: null });
  const anew = await issueReplacement(ctx, {
    invoice,
    buyer: partyOf(given),
    reason: reasonAnew("the buyer's details"),
  });
  return accept({ reissued: anew.number });
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

async function giveOwnDetails(ctx: Context, given: Given) {
  const person = ctx.actor.kind === "person" ? await findConfirmedPerson(ctx.db, ctx.actor.userId) : undefined;
  if (!person) return refuse("not_found");
  await saveDetails(ctx.db, { ...rowOf(ctx, given), email: person.email.toLowerCase() });
  return accept({ reissued: null });
}

/** A guest who holds the code of a booking does not decide on the papers of the company that pays for it. */
async function openForDetails(ctx: Context, { reference = "", code }: Asked, openBooking: OpenBooking) {
  const opened = await openBooking(ctx, { reference, code: code ?? null });
  if (!opened.ok) return opened;
  const booker = await findBooker(ctx.db, opened.value.id);
  const isOffice = mayDo("change_invoices", partiesOf(ctx.actor), "other");
  if (!booker || (booker.organisationId && !opened.value.isOfMyOrganisation && !isOffice)) return refuse("not_found");
  return accept({ bookingId: opened.value.id, booker });
}

const rowOf = (ctx: Context, { name, address, vat_number }: Given) => ({
  id: ctx.newId(),
  name,
  address,
  vatNumber: vat_number,
  updatedBy: nameOfActor(ctx.actor),
  updatedAt: ctx.now,
});

const partyOf = ({ name, address, vat_number }: Given) => ({
  name,
  address,
  ...(vat_number && { vatNumber: vat_number }),
});
