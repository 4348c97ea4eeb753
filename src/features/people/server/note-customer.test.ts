import { expect, test } from "vitest";
import { refuse } from "#domain/result.ts";
import { newId } from "#platform/ids.ts";
import { aKnownPair } from "#testing/builders/people/a-known-pair.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { customerTimeline } from "./customer-timeline.ts";
import { noteCustomer } from "./note-customer.ts";

test("a note is in the timeline of its customer", () =>
  inTransaction(async (transaction) => {
    const { ctx, kept } = await aKnownPair(transaction);
    expect(await noteCustomer(ctx, { customer_id: kept, text: "Likes the window seat" })).toMatchObject({ ok: true });
    const { events } = (await customerTimeline(ctx, { customer_id: kept, size: 20 })).value;
    expect(events.map(({ kind }) => kind).toSorted()).toEqual(["booking", "note"]);
    expect(await noteCustomer(ctx, { customer_id: newId(), text: "No one" })).toEqual(refuse("not_found"));
  }));
