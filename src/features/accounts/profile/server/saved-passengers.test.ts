import { expect, test } from "vitest";
import { accept } from "#domain/result.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
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

test("each person is shown their own saved passengers and no one else’s", () =>
  inTransaction(async (ctx) => {
    const other = await askingAs(ctx, { email: "pieter@example.com" });
    const me = await askingAs(ctx);
    expect(await savedPassengers(me)).toEqual(accept({ passengers: [] }));
    const saved = await savePassenger(me, lwazi);
    const id = saved.ok ? saved.value.id : "";
    expect(await savedPassengers(me)).toEqual(accept({ passengers: [{ ...lwazi, id }] }));
    expect(await savedPassengers(other)).toEqual(accept({ passengers: [] }));
  }));
