import { expect, test } from "vitest";
import { organisations } from "#db/schema/partners.ts";
import { people } from "#db/schema/people.ts";
import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { givenEnquiry } from "#testing/builders/people/an-enquiry.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { addRelationship } from "./add-relationship.ts";
import { listRelationships } from "./list-relationships.ts";
import { removeRelationship } from "./remove-relationship.ts";

async function twoPeople(ctx: Context) {
  await givenEnquiry(ctx);
  await givenEnquiry(ctx, { name: "Jan Botha", email: "jan@example.com", phone: "" });
  const rows = await ctx.db.select().from(people);
  const idOf = (name: string) => rows.find(({ firstName }) => firstName === name)?.id ?? "";
  return { thandi: idOf("Thandi"), jan: idOf("Jan") };
}

test("an assistant is known from both sides, once, until our team removes it", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const { thandi, jan } = await twoPeople(ctx);
    const other = { kind: "person" as const, id: thandi };
    const input = { customer_id: jan, kind: "assistant" as const, other, note: "Books her flights" };
    const added = await addRelationship(admin, input);
    expect(await addRelationship(admin, input)).toEqual(refuse("known"));
    expect(await listRelationships(admin, { customer_id: jan })).toMatchObject({
      value: { added: [{ kind: "assistant", is_theirs: true, other: { label: "Thandi Mokoena" } }] },
    });
    expect(await listRelationships(admin, { customer_id: thandi })).toMatchObject({
      value: { added: [{ kind: "assistant", is_theirs: false, other: { label: "Jan Botha" } }] },
    });
    for (const _twice of [1, 2]) await removeRelationship(admin, { id: added.ok ? added.value.id : "" });
    expect(await listRelationships(admin, { customer_id: thandi })).toMatchObject({ value: { added: [] } });
  }));

test("a concierge is at an organisation; no one knows themselves, or someone who isn’t there", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const { thandi, jan } = await twoPeople(ctx);
    const hotel = { id: newId(), kind: "hotel" as const, name: "Bay View Hotel", createdAt: testNow };
    await ctx.db.insert(organisations).values(hotel);
    const add = (kind: "concierge" | "guest", other: { kind: "person" | "partner"; id: string }) =>
      addRelationship(admin, { customer_id: jan, kind, other, note: "" });
    expect(await add("concierge", { kind: "person", id: thandi })).toEqual(refuse("does_not_fit"));
    expect(await add("concierge", { kind: "partner", id: hotel.id })).toMatchObject({ ok: true });
    expect(await add("guest", { kind: "person", id: jan })).toEqual(refuse("no_other"));
    expect(await add("guest", { kind: "partner", id: newId() })).toEqual(refuse("no_other"));
    const stranger = { customer_id: newId(), kind: "guest" as const, note: "" };
    const other = { kind: "partner" as const, id: hotel.id };
    expect(await addRelationship(admin, { ...stranger, other })).toEqual(refuse("not_found"));
  }));
