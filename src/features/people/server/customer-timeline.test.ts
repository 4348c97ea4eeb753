import { expect, test } from "vitest";
import { aKnownPair } from "#testing/builders/people/a-known-pair.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { customerTimeline } from "./customer-timeline.ts";
import { noteCustomer } from "./note-customer.ts";

test("the timeline goes on by key, without a gap or an event twice", () =>
  inTransaction(async (transaction) => {
    const { ctx, kept } = await aKnownPair(transaction);
    for (const text of ["One", "Two", "Three"]) await noteCustomer(ctx, { customer_id: kept, text });
    const { events } = (await customerTimeline(ctx, { customer_id: kept, size: 20 })).value;
    expect(events).toHaveLength(4);
    const first = (await customerTimeline(ctx, { customer_id: kept, size: 3 })).value;
    const rest = (await customerTimeline(ctx, { customer_id: kept, size: 3, after: first.next })).value;
    expect([...first.events, ...rest.events]).toEqual(events);
    expect(rest.next).toBeNull();
  }));
