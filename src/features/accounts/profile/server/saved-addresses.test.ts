import { expect, test } from "vitest";
import { accept } from "#domain/result.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { saveAddress } from "./save-address.ts";
import { savedAddresses } from "./saved-addresses.ts";

const home = { label: "Home", address: "12 Kloof Street, Gardens" };

test("each person is shown their own saved addresses and no one else’s", () =>
  inTransaction(async (ctx) => {
    const other = await askingAs(ctx, { email: "pieter@example.com" });
    const me = await askingAs(ctx);
    expect(await savedAddresses(me)).toEqual(accept({ addresses: [] }));
    const saved = await saveAddress(me, home);
    const id = saved.ok ? saved.value.id : "";
    expect(await savedAddresses(me)).toEqual(accept({ addresses: [{ ...home, id }] }));
    expect(await savedAddresses(other)).toEqual(accept({ addresses: [] }));
  }));
