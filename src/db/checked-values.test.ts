import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { roles } from "#domain/account/roles.ts";
import { bookingStates } from "#domain/booking/booking-lifecycle.ts";
import { vehicleDrawings } from "#domain/catalogue/vehicle-class.ts";
import { documentOwners, documentTypes } from "#domain/compliance/document-types.ts";
import { absenceKinds, absenceStates, driverStates } from "#domain/driver/driver-lifecycle.ts";
import { enquiryLifecycle } from "#domain/enquiry/enquiry-lifecycle.ts";
import {
  defectSeverities,
  defectStates,
  equipmentKinds,
  fuels,
  vehicleAbsenceKinds,
  vehicleStates,
  workOrderPriorities,
  workOrderStates,
} from "#domain/fleet/fleet.ts";
import { disputeKinds, tripDisputeStates } from "#domain/incident/dispute-rules.ts";
import {
  incidentSeverities,
  incidentStates,
  incidentTypes,
  responsibleParties,
} from "#domain/incident/incident-lifecycle.ts";
import { lostItemStates, returnWays } from "#domain/incident/lost-item-lifecycle.ts";
import { unsettledStates } from "#domain/invoice/invoice-balance.ts";
import { invoiceKindLabels } from "#domain/invoice/invoice-labels.ts";
import { invoiceLifecycle } from "#domain/invoice/invoice-lifecycle.ts";
import { monthShape } from "#domain/invoice/month-locks.ts";
import { messageDirections } from "#domain/message/message-rules.ts";
import { applicationKinds, applicationStates } from "#domain/partner/application-lifecycle.ts";
import { attributionChannels } from "#domain/partner/attribution.ts";
import { commissionKinds, commissionStates, lineDisputeStates } from "#domain/partner/commission-lifecycle.ts";
import { organisationKinds } from "#domain/partner/organisation-kinds.ts";
import {
  bankAccountTypes,
  memberRoles,
  partnerModels,
  settlements,
  taxStatuses,
} from "#domain/partner/partner-terms.ts";
import { payoutStates } from "#domain/partner/payout.ts";
import { payItemKinds } from "#domain/pay/pay-item.ts";
import { payRunStates } from "#domain/pay/pay-run.ts";
import { paidMethods, paymentLifecycle, paymentMethods } from "#domain/payment/payment-lifecycle.ts";
import { refundStates } from "#domain/payment/refund-lifecycle.ts";
import { quoteLifecycle } from "#domain/quote/quote-lifecycle.ts";
import { disputeStates, ratingStates, rejectReasons } from "#domain/rating/rating-lifecycle.ts";
import { noShowStates } from "#domain/road/no-show-evidence.ts";
import { photoKinds } from "#domain/road/photo-kinds.ts";
import { waitStates } from "#domain/road/wait-meter.ts";
import { expenseKinds, shiftStates } from "#domain/shift/shift-rules.ts";
import { sosStates } from "#domain/sos/sos-lifecycle.ts";
import { assignmentStates, offerModes, tripStates } from "#domain/trip/trip-lifecycle.ts";
import type { Context } from "#platform/context.ts";
import { inTransaction } from "#testing/in-transaction.ts";

/** The values that the database checks for, and the list of the domain they come from. */
const lists: readonly (readonly [table: string, column: string, values: readonly string[]])[] = [
  ["bookings", "state", bookingStates],
  ["bookings", "payment_method", paymentMethods],
  ["trips", "state", tripStates],
  ["vehicle_classes", "state", ["on_sale", "paused", "ended"]],
  ["vehicle_classes", "drawing", vehicleDrawings],
  ["vehicles", "state", vehicleStates],
  ["vehicles", "fuel", fuels],
  ["vehicle_absences", "kind", vehicleAbsenceKinds],
  ["equipment", "kind", equipmentKinds],
  ["work_orders", "state", workOrderStates],
  ["work_orders", "priority", workOrderPriorities],
  ["vehicle_defects", "severity", defectSeverities],
  ["vehicle_defects", "state", defectStates],
  ["drivers", "state", driverStates],
  ["driver_absences", "kind", absenceKinds],
  ["driver_absences", "state", absenceStates],
  ["documents", "owner_kind", documentOwners],
  ["documents", "type", Object.keys(documentTypes)],
  ["assignments", "mode", offerModes],
  ["assignments", "state", assignmentStates],
  ["trip_photos", "kind", photoKinds],
  ["no_show_requests", "state", noShowStates],
  ["trip_waits", "state", waitStates],
  ["ratings", "state", ratingStates],
  ["ratings", "reject_reason", rejectReasons],
  ["ratings", "dispute_state", disputeStates],
  ["driver_messages", "direction", messageDirections],
  ["vehicle_shifts", "state", shiftStates],
  ["shift_expenses", "kind", expenseKinds],
  ["organisations", "model", partnerModels],
  ["organisations", "settlement", settlements],
  ["organisations", "tax_status", taxStatuses],
  ["organisations", "bank_account_type", bankAccountTypes],
  ["organisation_members", "role", memberRoles],
  ["attributions", "channel", attributionChannels],
  ["commissions", "kind", commissionKinds],
  ["commissions", "state", commissionStates],
  ["commission_disputes", "state", lineDisputeStates],
  ["partner_payouts", "state", payoutStates],
  ["pay_items", "kind", payItemKinds],
  ["pay_runs", "state", payRunStates],
  ["sos_alarms", "state", sosStates],
  ["incidents", "type", incidentTypes],
  ["incidents", "severity", incidentSeverities],
  ["incidents", "state", incidentStates],
  ["incidents", "responsible", responsibleParties],
  ["lost_items", "state", lostItemStates],
  ["lost_items", "return_way", returnWays],
  ["trip_disputes", "kind", disputeKinds],
  ["trip_disputes", "state", tripDisputeStates],
  ["payments", "state", paymentLifecycle.states],
  ["payments", "method", paidMethods],
  ["refunds", "state", refundStates],
  ["refunds", "method", paidMethods],
  ["invoices", "state", invoiceLifecycle.states],
  ["invoices", "kind", Object.keys(invoiceKindLabels)],
  ["quotes", "state", quoteLifecycle.states],
  ["enquiries", "state", enquiryLifecycle.states],
  ["partner_applications", "state", applicationStates],
  ["partner_applications", "kind", applicationKinds],
  ["organisations", "kind", organisationKinds],
  ["user_roles", "role", roles],
];

async function checkOf({ db }: Context, table: string, column: string): Promise<string> {
  const { rows } = await db.execute<{ definition: string }>(sql`
    select pg_get_constraintdef(c.oid) as definition from pg_constraint c
    join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
    where c.contype = 'c' and c.conrelid = ${table}::regclass and a.attname = ${column} and array_length(c.conkey, 1) = 1`);
  expect(rows, `${table}.${column}`).toHaveLength(1);
  return rows[0]?.definition ?? "";
}

const quoted = (definition: string) => [...definition.matchAll(/'([^']+)'/g)].map(([, value]) => value);

test.each(lists)("%s.%s takes the values of the domain and no others", (table, column, values) =>
  inTransaction(async (ctx) => {
    expect(quoted(await checkOf(ctx, table, column)).toSorted()).toEqual([...values].toSorted());
  }),
);

test("the index of what is owed knows every status in which an invoice asks for something", () =>
  inTransaction(async ({ db }) => {
    const { rows } = await db.execute<{ indexdef: string }>(
      sql`select indexdef from pg_indexes where indexname = 'invoices_owed'`,
    );
    expect(quoted(rows[0]?.indexdef ?? "").toSorted()).toEqual([...unsettledStates].toSorted());
  }));

test("a month of the books has one shape", () =>
  inTransaction(async (ctx) => {
    expect(quoted(await checkOf(ctx, "locked_months", "month"))).toEqual([monthShape.source]);
  }));
