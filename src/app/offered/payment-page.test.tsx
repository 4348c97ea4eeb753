import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { vehicles } from "#db/schema/fleet.ts";
import { payments } from "#db/schema/payments.ts";
import { bookingStates } from "#domain/booking/booking-lifecycle.ts";
import type { PaidMethod, PaymentState } from "#domain/payment/payment-lifecycle.ts";
import { contentContract } from "#features/content/contract.ts";
import { PaymentSelectionScreen } from "#features/payments/checkout/ui/payment-selection-screen.tsx";
import { vouchersContract } from "#features/payments/vouchers/contract.ts";
import type { Context } from "#platform/context.ts";
import { aVehicle } from "#testing/builders/booking/a-trip.ts";
import { aPayment } from "#testing/builders/money/a-payment.ts";
import { aSplitBill } from "#testing/builders/money/a-split-bill.ts";
import { aVoucher } from "#testing/builders/money/a-voucher.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { askServer } from "#testing/offered/ask-server.ts";
import { type BookingCase, writeBookingCase } from "#testing/offered/booking-states.ts";
import { endDrawing } from "#testing/offered/draw-on-server.tsx";
import { pressOffered } from "#testing/offered/press-offered.tsx";

afterEach(endDrawing);

type Chosen = { readonly way?: RegExp; readonly attempt?: { method: PaidMethod; state: PaymentState } };
type Named = BookingCase & Chosen & { readonly what: string };

const ways = { card: /^Card/, transfer: /^Bank transfer/, cash: /^Cash/, account: /account/i } as const;
const held = { state: "awaiting_payment", hours: 72 } as const;
const attempts: readonly Required<Pick<Chosen, "attempt">>["attempt"][] = [
  { method: "online", state: "redirected" },
  { method: "online", state: "processing" },
  { method: "online", state: "failed" },
  { method: "online", state: "cancelled" },
  { method: "online", state: "expired" },
  { method: "transfer", state: "awaiting_proof" },
  { method: "transfer", state: "proof_submitted" },
  { method: "transfer", state: "rejected" },
  { method: "transfer", state: "expired" },
  { method: "cash", state: "due_on_trip" },
  { method: "account", state: "authorised" },
];
const cases: readonly Named[] = [
  ...bookingStates.filter((state) => state !== "draft").map((state) => ({ state, what: "as it is", hours: 72 })),
  ...Object.entries(ways).map(([name, way]) => ({ ...held, what: `to be paid by ${name}`, way })),
  { ...held, what: "with a deposit", booking: { depositCents: 64_950 } },
  { ...held, what: "with a deposit, all of it", way: /^Everything/, booking: { depositCents: 64_950 } },
  { state: "confirmed", hours: 72, what: "a balance", booking: { depositCents: 64_950, paidCents: 64_950 } },
  { state: "confirmed", hours: 2, what: "not paid, its pickup near" },
  { state: "cancelled", hours: 72, what: "a fee owed", booking: { feeCents: 30_000 } },
  { state: "no_show", hours: -2, what: "a fee owed", booking: { feeCents: 129_900 } },
  ...attempts.map((attempt) => ({ ...held, what: `paid by ${attempt.method}, ${attempt.state}`, attempt })),
  { state: "confirmed", hours: 72, what: "cash agreed", attempt: { method: "cash", state: "due_on_trip" } },
];

async function drawn(ctx: Context, reference: string, { way }: Chosen) {
  const company = await askServer(ctx, contentContract.companyDetails, {});
  if (!company.ok) throw new Error("The company has no details.");
  const path = `/payment-selection?booking=${reference}`;
  window.history.replaceState(null, "", path);
  const voucher = await aVoucher(ctx);
  await voucher.pay();
  const { code } = await voucher.show();
  const page = <PaymentSelectionScreen company={company.value} asksForKey={() => null} />;
  return pressOffered(ctx, page, {
    path,
    reads: ["payment-choice"],
    ready: () => screen.getByRole("heading", { level: 1 }),
    open: () => {
      const card = way && screen.queryAllByRole("radio").find((one) => way.test(one.parentElement?.textContent ?? ""));
      if (card) fireEvent.click(card);
    },
    asks: {
      "Use the voucher": (by) =>
        askServer(by, vouchersContract.redeemVoucher, { reference, code: null, voucher_code: code ?? "" }),
      "Pay another way": null,
      // A consent, sent with the payment.
      "Save this card": null,
      "Send another proof": null,
      "Send proof": null,
      Proof: null,
    },
  });
}

test.each(["Sam", "no one"])("a bill that is split, its share being paid by %s", (who) =>
  inTransaction(async (ctx) => {
    const bill = await aSplitBill(ctx);
    await bill.split();
    if (who !== "no one") await bill.start(who);
    const asking = await askingAs(ctx, { email: bill.booking.email });
    const offered = await drawn(asking, bill.reference, {});
    expect(Object.keys(offered).length).toBe(who === "no one" ? 1 : 0);
  }),
);

test.each(cases)("a booking that is $state, $what", ({ what: _, way, attempt, ...facts }) =>
  inTransaction(async (ctx) => {
    const customer = await askingAs(ctx);
    await ctx.db.insert(vehicles).values([aVehicle({ vehicleClass: "sedan", seats: 4 }), aVehicle()]);
    const { id, reference } = await writeBookingCase(ctx, facts);
    if (attempt)
      await ctx.db
        .insert(payments)
        .values(aPayment({ bookingId: id, amountCents: 129_900, provider: "payfast", paidAt: null, ...attempt }));
    const offered = await drawn(customer, reference, way ? { way } : {});
    if (facts.state === "awaiting_payment" && !attempt) expect(Object.keys(offered).length).toBeGreaterThan(0);
  }),
);
