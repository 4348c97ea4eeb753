import { expect, test } from "vitest";
import { addHours } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { withMore } from "#testing/builders/booking/a-guest-list.ts";
import { writeTrip } from "#testing/builders/booking/a-trip.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { createPassengerLink } from "./create-passenger-link.ts";
import { readLinkedList } from "./read-linked-list.ts";
import { saveLinkedList } from "./save-linked-list.ts";

async function aLink(visitor: Context) {
  const ctx = await asTeam(visitor);
  const { reference } = await writeTrip(ctx, addHours(ctx.now, 48), { booking: { passengers: 2 } });
  const made = await createPassengerLink(ctx, { reference });
  const token = made.ok ? (made.value.link?.address.split("list=")[1] ?? "") : "";
  return { ctx, reference, token };
}

test("someone with the link fills the list in, as many lines as were booked and no more", () =>
  inTransaction(async (visitor) => {
    const { token } = await aLink(visitor);
    const read = await readLinkedList(visitor, { token });
    if (!read.ok) throw new Error(read.reason);
    const saved = await saveLinkedList(visitor, { token, ...withMore(read.value, [{ name: "Ayanda Dube" }]) });
    expect(saved).toMatchObject({ ok: true, value: { passengers: [{ name: "Ayanda Dube" }], link: null } });
    const three = [{ name: "A" }, { name: "B" }, { name: "C" }];
    if (!saved.ok) throw new Error(saved.reason);
    expect(await saveLinkedList(visitor, { token, ...withMore(saved.value, three) })).toMatchObject({
      reason: "too_many",
    });
    const altered = token.slice(0, -1) + (token.endsWith("A") ? "B" : "A");
    expect(await saveLinkedList(visitor, { token: altered, ...withMore(read.value, []) })).toMatchObject({
      reason: "not_found",
    });
  }));
