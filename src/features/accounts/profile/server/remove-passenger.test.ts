import { expect, test } from "vitest";
import { accept, refuse } from "#domain/result.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { removePassenger } from "./remove-passenger.ts";
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

test("a saved passenger is removed once", () =>
  inTransaction(async (ctx) => {
    const me = await askingAs(ctx);
    const saved = await savePassenger(me, lwazi);
    const id = saved.ok ? saved.value.id : "";
    expect(await removePassenger(me, { id })).toEqual(accept({}));
    expect(await savedPassengers(me)).toEqual(accept({ passengers: [] }));
    expect(await removePassenger(me, { id })).toEqual(refuse("not_found"));
  }));

test("a passenger of someone else is not there to be removed", () =>
  inTransaction(async (ctx) => {
    const other = await askingAs(ctx, { email: "pieter@example.com" });
    const me = await askingAs(ctx);
    const saved = await savePassenger(other, lwazi);
    const id = saved.ok ? saved.value.id : "";
    expect(await removePassenger(me, { id })).toEqual(refuse("not_found"));
    expect(await savedPassengers(other)).toEqual(accept({ passengers: [{ ...lwazi, id }] }));
  }));
