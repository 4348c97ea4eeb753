import { expect, test } from "vitest";
import { saveService } from "#features/catalogue/services/server/save-service.ts";
import { newId } from "#platform/ids.ts";
import { asOurTeam, found, rows, signUp, write } from "#testing/builders/booking/a-booking-list.ts";
import { saveOfService } from "#testing/builders/services/a-service.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { bookingListContract } from "../contract.ts";
import { listBookings } from "./list-bookings.ts";

test.each([
  ["several states", { states: ["requested", "cancelled"] }, ["Asker", "Gone", "Leaver"]],
  ["unpaid", { money: "unpaid" }, ["Debtor"]],
  ["part paid", { money: "part" }, ["Half"]],
  ["paid", { money: "paid" }, ["Payer"]],
  ["overpaid", { money: "overpaid" }, ["Giver"]],
  ["on account", { money: "on_account" }, ["Firm"]],
  ["a refund due", { money: "refund_due" }, ["Leaver"]],
  ["refunded", { money: "refunded" }, ["Gone"]],
  ["a day of pickups", { pickup_from: "2026-12-24", pickup_to: "2026-12-24" }, ["Half"]],
  ["days of creation", { created_from: "2026-11-01", created_to: "2026-11-02" }, ["Asker", "Debtor"]],
  ["a service", { service: "day_tour" }, ["Payer"]],
  ["a light", { light: "green" }, ["Payer"]],
  ["a change that waits", { has_change: true }, ["Asker"]],
  ["trial runs too", { with_tests: true, states: ["requested"] }, ["Asker", "Trial"]],
  ["a last name", { search: "deb" }, ["Debtor"]],
  ["both names", { search: "thandi deb" }, ["Debtor"]],
] as const)("the list narrowed to %s", async (_, request, names) => {
  await inTransaction(async (ctx) => {
    await write(ctx, rows);
    expect((await found(ctx, request)).toSorted()).toEqual(names);
  }, asOurTeam);
});

test("the list narrowed to a service of the company’s own, or to the usual one of its kind, also for one driver", () =>
  inTransaction(async (ctx) => {
    await signUp(ctx);
    expect(await saveService(ctx, saveOfService())).toMatchObject({ ok: true });
    const offer = "wine-farm-transfer";
    await write(ctx, [
      { lastName: "Usual", state: "confirmed" },
      { lastName: "Own", state: "confirmed", offer },
    ]);
    expect(await found(ctx, { service: offer })).toEqual(["Own"]);
    expect(await found(ctx, { service: "airport_transfer" })).toEqual(["Usual"]);
    expect(await found(ctx, { service: offer, driver: newId() })).toEqual([]);
  }, asOurTeam));

test("pages by key meet every booking once, whatever the order and however many are alike", async () => {
  await inTransaction(async (ctx) => {
    await write(
      ctx,
      Array.from({ length: 23 }, (_, at) => ({ lastName: `No${at}`, state: "confirmed", totalCents: (at % 3) * 1000 })),
    );
    for (const sort of ["created", "pickup", "total"])
      for (const direction of ["asc", "desc"]) {
        const seen: string[] = [];
        let after: string | null = null;
        do {
          const input = { sort, direction, after, size: 5, states: ["confirmed", "requested"] };
          const { value } = await listBookings(ctx, bookingListContract.listBookings.input.parse(input));
          seen.push(...value.bookings.map(({ id }) => id));
          after = value.next;
        } while (after);
        expect(new Set(seen).size).toBe(23);
        expect(seen).toHaveLength(23);
      }
  }, asOurTeam);
});

test("the search finds a reference, an address, a number however dialled, and a place", async () => {
  await inTransaction(async (ctx) => {
    await write(ctx, [
      { reference: "CTS-7K3M9Q", lastName: "Known", email: "Emily@Example.com", phone: "082 555 0199" },
      { lastName: "Other", phone: "+44 20 7946 0000", email: "x@example.com", destination: "Camps Bay" },
    ]);
    for (const text of ["cts-7k", "7K3M9", "emily@", "+27 82 555", "0825550199", "0027 82 5550199"])
      expect(await found(ctx, { search: text }), text).toEqual(["Known"]);
    for (const text of ["camps b", "bay", "+44 20 79"])
      expect(await found(ctx, { search: text }), text).toEqual(["Other"]);
    expect(await found(ctx, { search: "%" })).toEqual([]);
  }, asOurTeam);
});
