import { expect, test } from "vitest";
import { savedAddresses as addressRows } from "#db/schema/accounts.ts";
import { accept, refuse } from "#domain/result.ts";
import { newId } from "#platform/ids.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { savedAtMost } from "../contract.ts";
import { saveAddress } from "./save-address.ts";
import { savedAddresses } from "./saved-addresses.ts";

const home = { label: "Home", address: "12 Kloof Street, Gardens" };

test("a saved address is kept, and changed under its id", () =>
  inTransaction(async (ctx) => {
    const me = await askingAs(ctx);
    const saved = await saveAddress(me, home);
    const id = saved.ok ? saved.value.id : "";
    expect(await savedAddresses(me)).toEqual(accept({ addresses: [{ ...home, id }] }));
    expect(await saveAddress(me, { ...home, id, label: "Flat" })).toEqual(accept({ id }));
    expect(await savedAddresses(me)).toEqual(accept({ addresses: [{ ...home, id, label: "Flat" }] }));
  }));

test("a address of someone else cannot be changed", () =>
  inTransaction(async (ctx) => {
    const other = await askingAs(ctx, { email: "pieter@example.com" });
    const me = await askingAs(ctx);
    const saved = await saveAddress(other, home);
    const id = saved.ok ? saved.value.id : "";
    expect(await saveAddress(me, { ...home, id, label: "Flat" })).toEqual(refuse("not_found"));
    expect(await savedAddresses(other)).toEqual(accept({ addresses: [{ ...home, id }] }));
  }));

test("saved addresses are at most fifty", () =>
  inTransaction(async (ctx) => {
    const me = await askingAs(ctx);
    const rows = Array.from({ length: savedAtMost }, () => ({
      id: newId(),
      userId: me.userId,
      ...home,
      createdAt: testNow,
    }));
    await ctx.db.insert(addressRows).values(rows);
    expect(await saveAddress(me, home)).toEqual(refuse("too_many"));
  }));
