import { describe, expect, test } from "vitest";
import { bookingNamedIn } from "#domain/payment/transfer-reference.ts";
import { fileKindOf } from "#platform/files/file-kind.ts";
import { demoCompanyOn } from "#testing/demo-company-on.ts";
import { seedClock } from "../seed-clock.ts";
import { paymentDesk } from "./payment-desk.ts";

describe.each(["2026-11-20T08:00:00Z", "2027-06-14T12:00:00Z"])("the desk of the money on %s", (day) => {
  const clock = seedClock(new Date(day));
  const company = demoCompanyOn(clock.now);
  const desk = paymentDesk(company, clock);

  test("has proofs to look at, one of them a file that was sent before, and decided ones", () => {
    const waiting = desk.transferProofs.filter(({ state }) => state === "submitted");
    expect(waiting).toHaveLength(2);
    expect(new Set(waiting.map(({ sha256 }) => sha256)).size).toBe(1);
    const states = new Set(desk.transferProofs.map(({ state }) => state));
    expect([...states].toSorted()).toEqual(["rejected", "submitted", "verified"]);
  });

  test("keeps a picture for every proof", () => {
    for (const { id, fileId } of desk.transferProofs) {
      const file = desk.storedFiles.find((kept) => kept.id === fileId);
      expect(file?.ownerId).toBe(id);
      expect(file && fileKindOf(file.content)).toBe("image/png");
    }
  });

  test("has a statement whose lines tie to their payments, and some that do not", () => {
    for (const { paymentId, amountCents, bankLineId } of desk.bankAllocations) {
      const payment = desk.payments.find(({ id }) => id === paymentId);
      const line = desk.bankLines.find(({ id }) => id === bankLineId);
      expect(payment?.amountCents).toBe(amountCents);
      expect(line?.amountCents).toBe(amountCents);
      expect(bookingNamedIn(line?.description ?? "", ["CTS"])).toBe(
        company.bookings.find(({ id }) => id === payment?.bookingId)?.reference,
      );
    }
    expect(desk.bankLines.length - desk.bankAllocations.length).toBe(3);
    expect(new Set(desk.bankLines.map(({ fingerprint }) => fingerprint)).size).toBe(desk.bankLines.length);
  });

  test("has cash in every state, refunds to decide on, and notices of every verdict", () => {
    const cash = new Set(desk.payments.filter(({ method }) => method === "cash").map(({ state }) => state));
    expect([...cash].toSorted()).toEqual(["collected", "due_on_trip", "handed_in", "reconciled"]);
    expect(desk.refunds.filter(({ state }) => state === "requested").length).toBeGreaterThan(0);
    const verdicts = new Set(desk.paymentNotifications.map(({ verdict }) => verdict));
    expect([...verdicts].toSorted()).toEqual(["accepted", "duplicate", "quarantined", "refused"]);
  });

  test("takes nothing for received that was not", () => {
    const added = desk.payments.filter(({ id }) => !company.payments.some((known) => known.id === id));
    // A credit came in; it pays nothing yet.
    const announced = added.filter(({ creditBookingId }) => !creditBookingId);
    expect(added.length - announced.length).toBe(1);
    expect(new Set(announced.map(({ state }) => state))).toEqual(
      new Set(["proof_submitted", "awaiting_proof", "due_on_trip"]),
    );
  });
});
