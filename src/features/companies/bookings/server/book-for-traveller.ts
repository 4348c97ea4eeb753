import { personAsking } from "#domain/account/person-asking.ts";
import { bookingFacts } from "#domain/booking/facts.ts";
import { type AccountStanding, standingOf } from "#domain/corporate/account-standing.ts";
import { approvalEnds } from "#domain/corporate/approval-lifecycle.ts";
import type { PolicyBreach } from "#domain/corporate/travel-policy.ts";
import { accept, type Result, refuse } from "#domain/result.ts";
import { recordAudit } from "#platform/audit.ts";
import type { Context } from "#platform/context.ts";
import { askApprovers } from "../../server/ask-approvers.ts";
import { type CompanyRow, lockCompany } from "../../server/company-store.ts";
import { findAccountFacts } from "../../server/company-views.ts";
import { offerToCompany } from "../../server/offer-to-company.ts";
import { openCompany } from "../../server/open-company.ts";
import type { CompanyBookingForm } from "../contract.ts";
import { insertCompanyBooking } from "./store.ts";
import { countApproversFor, findTraveller } from "./views.ts";

/** A larger price difference is shown again before booking. */
const tolerableCents = 100;

/** Books for one of the company’s travellers on its account: at once, or after approval. */
export async function bookForTraveller(ctx: Context, bookingForm: CompanyBookingForm) {
  const opened = await openCompany(ctx, null);
  if (!opened.ok) return opened;
  const organisationId = opened.value.id;
  // Bookings run one after the other, because two at once could exceed the credit limit together.
  const account = await lockCompany(ctx.db, organisationId);
  const facts = account && (await findAccountFacts(ctx.db, organisationId, ctx.now));
  if (!account || !facts) return refuse("not_found");
  const traveller = await findTraveller(ctx.db, organisationId, bookingForm.traveller_id);
  if (!traveller) return refuse("traveller_not_found");
  const said = checkFields(account, bookingForm);
  if (!said.ok) return said;

  const offer = await offerToCompany(ctx, account, bookingForm);
  if (!offer.ok) return offer;
  const { offered, breaches } = offer.value;
  const total = offered.priced.price.total;
  const refusal = refusals[standingOf(facts, total ?? 0)];
  if (refusal) return refuse(refusal);
  if (
    bookingForm.expected_total_cents !== null &&
    Math.abs((total ?? 0) - bookingForm.expected_total_cents) > tolerableCents
  )
    return refuse("price_changed", { total_cents: total });
  const waits = await waitFor(ctx, account, { breaches, pickupAt: offered.priced.journey.pickupAt });
  if (!waits.ok) return waits;

  const sold = await ctx.selling.sellOnAccount(ctx, {
    offered,
    organisationId,
    bookerId: personAsking(ctx.actor),
    waitsUntil: waits.value,
    booker: {
      firstName: traveller.firstName,
      lastName: traveller.lastName,
      email: traveller.email,
      phone: traveller.phone,
      ...bookingFacts.fromWire(bookingForm),
    },
  });
  if (!sold.ok) return sold;
  const { id: bookingId, reference } = sold.value;
  await insertCompanyBooking(ctx.db, {
    bookingId,
    organisationId,
    travellerId: traveller.id,
    bookerId: personAsking(ctx.actor),
    purchaseOrder: bookingForm.purchase_order,
    costCentre: bookingForm.cost_centre,
    project: bookingForm.project,
    createdAt: ctx.now,
  });
  await recordAudit(ctx, {
    action: "company.booked",
    subject: { kind: "organisation", id: organisationId },
    details: { booking: reference, to_cents: total, waits: waits.value !== null },
  });
  if (waits.value) await askApprovers(ctx, { bookingId, organisationId, reasons: breaches, expiresAt: waits.value });
  return accept({
    reference,
    outcome: outcomeOf(sold.value.state),
    answer_by: waits.value?.toISOString() ?? null,
  });
}

function outcomeOf(state: string) {
  if (state === "draft") return "waiting" as const;
  return state === "confirmed" ? ("confirmed" as const) : ("requested" as const);
}

const refusals: Readonly<
  Record<AccountStanding, "no_account" | "account_on_hold" | "account_overdue" | "account_over_limit" | null>
> = {
  open: null,
  not_granted: "no_account",
  not_active: "no_account",
  on_hold: "account_on_hold",
  overdue: "account_overdue",
  over_limit: "account_over_limit",
};

type FieldRefusal = "po_missing" | "cost_centre_missing" | "cost_centre_unknown";

function checkFields(account: CompanyRow, bookingForm: CompanyBookingForm): Result<null, FieldRefusal> {
  if (account.requiresPo && !bookingForm.purchase_order) return refuse("po_missing");
  if (account.requiresCostCentre && !bookingForm.cost_centre) return refuse("cost_centre_missing");
  const isKnown = !bookingForm.cost_centre || account.costCentres.some(({ code }) => code === bookingForm.cost_centre);
  return isKnown ? accept(null) : refuse("cost_centre_unknown");
}

type Question = { readonly breaches: readonly PolicyBreach[]; readonly pickupAt: Date };

/** The approval’s deadline; null if none is needed. */
async function waitFor(
  ctx: Context,
  account: CompanyRow,
  { breaches, pickupAt }: Question,
): Promise<Result<Date | null, "no_approver" | "too_soon_to_approve">> {
  if (breaches.length === 0) return accept(null);
  if ((await countApproversFor(ctx.db, account, personAsking(ctx.actor))) === 0) return refuse("no_approver");
  const ends = approvalEnds(pickupAt, ctx.now);
  return ends ? accept(ends) : refuse("too_soon_to_approve");
}
