import { expect, test } from "vitest";
import { accept, refuse } from "#domain/result.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { removeAddress } from "./remove-address.ts";
import { saveAddress } from "./save-address.ts";
import { savedAddresses } from "./saved-addresses.ts";

const home = { label: "Home", address: "12 Kloof Street, Gardens" };

test("a saved address is removed once", () =>
  inTransaction(async (ctx) => {
    const me = await askingAs(ctx);
    const saved = await saveAddress(me, home);
    const id = saved.ok ? saved.value.id : "";
    expect(await removeAddress(me, { id })).toEqual(accept({}));
    expect(await savedAddresses(me)).toEqual(accept({ addresses: [] }));
    expect(await removeAddress(me, { id })).toEqual(refuse("not_found"));
  }));

test("a address of someone else is not there to be removed", () =>
  inTransaction(async (ctx) => {
    const other = await askingAs(ctx, { email: "pieter@example.com" });
    const me = await askingAs(ctx);
    const saved = await saveAddress(other, home);
    const id = saved.ok ? saved.value.id : "";
    expect(await removeAddress(me, { id })).toEqual(refuse("not_found"));
    expect(await savedAddresses(other)).toEqual(accept({ addresses: [{ ...home, id }] }));
  }));
