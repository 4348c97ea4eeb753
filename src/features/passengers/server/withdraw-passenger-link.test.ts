import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { createPassengerLink } from "./create-passenger-link.ts";
import { readLinkedList } from "./read-linked-list.ts";
import { withdrawPassengerLink } from "./withdraw-passenger-link.ts";

test("a withdrawn link opens nothing, and the next one is another", () =>
  inTransaction(async (visitor) => {
    const ctx = await asTeam(visitor);
    const { reference } = await writeTrip(ctx, addHours(ctx.now, 48));
    const made = await createPassengerLink(ctx, { reference });
    const address = made.ok ? (made.value.link?.address ?? "") : "";
    expect(await withdrawPassengerLink(ctx, { reference })).toMatchObject({ ok: true, value: { link: null } });
    expect(await readLinkedList(visitor, { token: address.split("list=")[1] ?? "" })).toMatchObject({
      reason: "not_found",
    });
    const next = await createPassengerLink(ctx, { reference });
    expect(next.ok && next.value.link?.address).not.toBe(address);
  }));
