import { fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { vehicles } from "#db/schema/fleet.ts";
import { bookingStates } from "#domain/booking/booking-lifecycle.ts";
import { SelfServicePage } from "#features/booking/self-service/ui/self-service-page.tsx";
import { contentContract } from "#features/content/contract.ts";
import { BookingDisputesCard } from "#features/incidents/disputes/ui/booking-disputes-card.tsx";
import { LostItemsCard } from "#features/incidents/lost-items/ui/lost-items-card.tsx";
import { BookingInvoiceDetailsCard } from "#features/invoices/documents/ui/booking-invoice-details-card.tsx";
import type { Context } from "#platform/context.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { askServer } from "#testing/offered/ask-server.ts";
import { askForChange, asksOfBooking, changesOf } from "#testing/offered/booking-asks.ts";
import { type BookingCase, writeBookingCase } from "#testing/offered/booking-states.ts";
import { answerTo, expectTaken } from "#testing/offered/compare-offered.ts";
import { drawOnServer, endDrawing } from "#testing/offered/draw-on-server.tsx";

afterEach(endDrawing);

async function drawBooking(ctx: Context, reference: string) {
  const company = await askServer(ctx, contentContract.companyDetails, {});
  if (!company.ok) throw new Error("The company has no details.");
  const page = (
    <SelfServicePage
      reference={reference}
      company={company.value}
      invoiceDetails={(opening) => <BookingInvoiceDetailsCard {...opening} />}
      aftermath={(opening) => (
        <>
          <BookingDisputesCard {...opening} />
          <LostItemsCard {...opening} />
        </>
      )}
    />
  );
  await drawOnServer(ctx, page, { ready: () => screen.getByRole("heading", { level: 1 }) });
}

type Named = BookingCase & { readonly what: string };
const shown = bookingStates.filter((state) => state !== "draft");
const cases: readonly Named[] = [
  ...shown.map((state) => ({ state, what: "ahead and not paid", hours: 72 })),
  ...shown.map((state) => ({ state, what: "ahead and paid", hours: 72, isPaid: true })),
  ...shown.map((state) => ({ state, what: "begun two hours ago", hours: -2, isPaid: true })),
  ...shown.map((state) => ({ state, what: "begun, its return trip ahead", hours: -2, returnHours: 70, isPaid: true })),
  {
    state: "awaiting_payment",
    what: "its hold over",
    hours: 72,
    booking: { holdUntil: new Date("2026-11-20T07:59:00Z") },
  },
  { state: "confirmed", what: "on account", hours: 72, booking: { paymentMethod: "account" } },
  { state: "confirmed", what: "a test booking", hours: 72, booking: { isTest: true } },
  { state: "confirmed", what: "paid in cash later", hours: 72, booking: { paymentMethod: "cash" } },
  { state: "confirmed", what: "a change proposed", hours: 72, booking: { amendment: "proposed_by_customer" } },
  { state: "cancelled", what: "a fee owed", hours: 72, booking: { feeCents: 30_000 } },
  { state: "no_show", what: "a fee owed", hours: -2, booking: { feeCents: 129_900 } },
  { state: "in_progress", what: "interrupted", hours: -2, trip: { state: "interrupted" } },
  { state: "in_progress", what: "just after midnight", hours: -10.25, isPaid: true },
  {
    state: "confirmed",
    what: "three days long",
    hours: 72,
    returnHours: 120,
    isPaid: true,
    booking: { packageDays: 3 },
  },
];

test.each(cases)("a booking that is $state, $what, offers what the server takes", ({ what: _, ...facts }) =>
  inTransaction(async (ctx) => {
    const customer = await askingAs(ctx);
    await ctx.db.insert(vehicles).values([aVehicle({ vehicleClass: "sedan", seats: 4 }), aVehicle()]);
    const booking = await writeBookingCase(ctx, facts);
    await drawBooking(customer, booking.reference);
    const offered = await expectTaken(customer, asksOfBooking(booking));
    if (offered.includes("Change booking")) await expectFieldsTaken(customer, booking);
  }),
);

/** Whatever can be filled in on the sheet of a change can be changed. */
async function expectFieldsTaken(
  ctx: Context,
  { reference, pickupAt, returnAt }: { reference: string; pickupAt: Date; returnAt?: Date | null },
) {
  fireEvent.click(screen.getByRole("button", { name: "Change booking" }));
  await waitFor(() => screen.getByRole("button", { name: "Preview change" }));
  const dialog = screen.getByRole("button", { name: "Preview change" }).closest("form");
  const words = dialog?.textContent ?? "";
  const answers: Record<string, string> = {};
  for (const [label, change] of Object.entries(changesOf(ctx.now, pickupAt, returnAt ?? null))) {
    const isThere = [...(dialog?.querySelectorAll("label, legend, button") ?? [])].some((one) =>
      (one.textContent ?? "").startsWith(label),
    );
    if (isThere) answers[label] = await answerTo(ctx, (by) => askForChange(by, reference, change));
  }
  expect(words).toContain("Special requirements");
  expect(answers).toEqual(Object.fromEntries(Object.keys(answers).map((label) => [label, "taken"])));
}
