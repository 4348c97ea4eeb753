import { expect, test } from "vitest";
import { dispatchHandovers } from "#db/schema/dispatch.ts";
import { nameOfActor } from "#domain/account/roles.ts";
import { addHours } from "#domain/time/local-time.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { listHandovers } from "./list-handovers.ts";

test("past handovers come in pages, the latest first; one that still waits is not among them", () =>
  inTransaction(async (plain) => {
    const leaving = await asTeam(plain);
    const coming = await asTeam(plain, "dispatcher", "Pieter Botha");
    const signed = { risks: [], givenBy: nameOfActor(leaving.actor), takenBy: nameOfActor(coming.actor) };
    const rows = Array.from({ length: 21 }, (_, nth) => ({
      ...signed,
      id: plain.newId(),
      note: `Shift ${nth}`,
      givenAt: addHours(testNow, nth - 30),
      takenAt: addHours(testNow, nth - 29),
    }));
    await plain.db.insert(dispatchHandovers).values(rows);
    await plain.db
      .insert(dispatchHandovers)
      .values({ id: plain.newId(), risks: [], note: "Waits", givenBy: signed.givenBy, givenAt: testNow });
    const first = (await listHandovers(coming, {})).value;
    expect(first.handovers.map(({ note }) => note)).toEqual(
      Array.from({ length: 20 }, (_, nth) => `Shift ${20 - nth}`),
    );
    const second = (await listHandovers(coming, { after: first.next })).value;
    expect(second.handovers.map(({ note }) => note)).toEqual(["Shift 0"]);
    expect(second.next).toBeNull();
  }));
