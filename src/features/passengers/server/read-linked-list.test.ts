import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import { writePassengers } from "#testing/builders/booking/a-guest-list.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { createPassengerLink } from "./create-passenger-link.ts";
import { readLinkedList } from "./read-linked-list.ts";

test("the link shows the list and nothing of the booker, until the trip is over", () =>
  inTransaction(async (visitor) => {
    const ctx = await asTeam(visitor);
    const { reference, bookingId } = await writeTrip(ctx, addHours(ctx.now, 48));
    await writePassengers(ctx, bookingId, [{ name: "Ayanda Dube" }]);
    const made = await createPassengerLink(ctx, { reference });
    const token = made.ok ? (made.value.link?.address.split("list=")[1] ?? "") : "";
    const read = await readLinkedList(visitor, { token });
    expect(read).toMatchObject({ ok: true, value: { passengers: [{ name: "Ayanda Dube" }] } });
    expect(JSON.stringify(read)).not.toMatch(/Thandi|555 0199|123456/);
    const later = { ...visitor, now: addHours(visitor.now, 49 + 13) };
    expect(await readLinkedList(later, { token })).toMatchObject({ reason: "over" });
  }));
