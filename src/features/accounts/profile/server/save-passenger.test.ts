import { expect, test } from "vitest";
import { savedPassengers as passengerRows } from "#db/schema/accounts.ts";
import { accept, refuse } from "#domain/result.ts";
import { newId } from "#platform/ids.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { savedAtMost } from "../contract.ts";
import { savePassenger } from "./save-passenger.ts";
import { savedPassengers } from "./saved-passengers.ts";

const lwazi = {
  first_name: "Lwazi",
  last_name: "Mokoena",
  phone: "",
  needs: "Booster seat",
  wheelchair: false,
  child_seat: "",
  allergy: "",
  language: "",
} as const;

test("a saved passenger is kept, and changed under its id", () =>
  inTransaction(async (ctx) => {
    const me = await askingAs(ctx);
    const saved = await savePassenger(me, lwazi);
    const id = saved.ok ? saved.value.id : "";
    expect(await savedPassengers(me)).toEqual(accept({ passengers: [{ ...lwazi, id }] }));
    expect(await savePassenger(me, { ...lwazi, id, needs: "" })).toEqual(accept({ id }));
    expect(await savedPassengers(me)).toEqual(accept({ passengers: [{ ...lwazi, id, needs: "" }] }));
  }));

test("a passenger of someone else cannot be changed", () =>
  inTransaction(async (ctx) => {
    const other = await askingAs(ctx, { email: "pieter@example.com" });
    const me = await askingAs(ctx);
    const saved = await savePassenger(other, lwazi);
    const id = saved.ok ? saved.value.id : "";
    expect(await savePassenger(me, { ...lwazi, id, needs: "" })).toEqual(refuse("not_found"));
    expect(await savedPassengers(other)).toEqual(accept({ passengers: [{ ...lwazi, id }] }));
  }));

test("saved passengers are at most fifty, of which any can still be changed", () =>
  inTransaction(async (ctx) => {
    const me = await askingAs(ctx);
    const rows = Array.from({ length: savedAtMost }, () => ({
      id: newId(),
      userId: me.userId,
      firstName: "A",
      lastName: "B",
      createdAt: testNow,
    }));
    await ctx.db.insert(passengerRows).values(rows);
    expect(await savePassenger(me, lwazi)).toEqual(refuse("too_many"));
    expect(await savePassenger(me, { ...lwazi, id: rows[0]?.id })).toEqual(accept({ id: rows[0]?.id }));
  }));
