import { expect, test } from "vitest";
import { bookings } from "#db/schema/booking.ts";
import { people } from "#db/schema/people.ts";
import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { aBooking } from "#testing/builders/booking/a-booking.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { customerTimeline } from "./customer-timeline.ts";
import { mergeCustomers } from "./merge-customers.ts";
import { noteCustomer } from "./note-customer.ts";
import { readCustomer } from "./read-customer.ts";
import { undoMerge } from "./undo-merge.ts";

async function twoRecords(ctx: Context) {
  await ctx.db
    .insert(bookings)
    .values([
      aBooking({ reference: "CTS-AAAAA1" }),
      aBooking({ reference: "CTS-AAAAA2", email: "thandi@work.example" }),
    ]);
  const [kept, gone] = await ctx.db.select({ id: people.id }).from(people).orderBy(people.email);
  return { kept: kept?.id ?? "", gone: gone?.id ?? "" };
}

const read = async (ctx: Context, id: string) => {
  const result = await readCustomer(ctx, { customer_id: id });
  if (!result.ok) throw new Error(result.reason);
  return result.value;
};

test("a possible duplicate is merged, has one timeline, and is separated again for 30 days", () =>
  inTransaction(async (asVisitor) => {
    const ctx = await askingAs(asVisitor, { email: "naledi@example.com", roles: ["admin"] });
    const { kept, gone } = await twoRecords(ctx);
    expect((await read(ctx, kept)).possible_duplicates).toMatchObject([{ id: gone, bookings: 1 }]);
    await noteCustomer(ctx, { customer_id: gone, text: "Likes the window seat" });

    const merged = await mergeCustomers(ctx, { customer_id: kept, merged_id: gone });
    if (!merged.ok) throw new Error(merged.reason);
    expect(await mergeCustomers(ctx, { customer_id: kept, merged_id: gone })).toEqual(refuse("not_possible"));
    expect(await read(ctx, kept)).toMatchObject({
      bookings: 2,
      merges: [{ id: merged.value.id }],
      possible_duplicates: [],
    });
    const { events } = (await customerTimeline(ctx, { customer_id: kept, size: 20 })).value;
    expect(events.map(({ kind }) => kind).toSorted()).toEqual(["booking", "booking", "note"]);
    const first = (await customerTimeline(ctx, { customer_id: kept, size: 2 })).value;
    const rest = (await customerTimeline(ctx, { customer_id: kept, size: 2, after: first.next })).value;
    expect([...first.events, ...rest.events]).toEqual(events);

    const tooLate = { ...ctx, now: new Date(ctx.now.getTime() + 30 * 24 * 3_600_000) };
    expect(await undoMerge(tooLate, { merge_id: merged.value.id })).toEqual(refuse("too_late"));
    await undoMerge(ctx, { merge_id: merged.value.id });
    expect(await undoMerge(ctx, { merge_id: merged.value.id })).toEqual(refuse("not_found"));
    expect(await read(ctx, kept)).toMatchObject({ bookings: 1, merges: [] });
    expect(await read(ctx, gone)).toMatchObject({ bookings: 1 });
  }));
