import { describe, expect, test } from "vitest";
import { savedAddresses as addressRows, savedPassengers as passengerRows } from "#db/schema/accounts.ts";
import { auditLog } from "#db/schema/platform.ts";
import { accept, refuse } from "#domain/result.ts";
import { newId } from "#platform/ids.ts";
import { askingAs } from "#testing/builders/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { savedAtMost } from "../contract.ts";
import { myProfile } from "./my-profile.ts";
import { savedAddresses, savedPassengers } from "./read-saved.ts";
import { removeAddress, removePassenger } from "./remove-saved.ts";
import { saveAddress } from "./save-address.ts";
import { saveMyProfile } from "./save-my-profile.ts";
import { savePassenger } from "./save-passenger.ts";

const lwazi = { first_name: "Lwazi", last_name: "Mokoena", phone: "", needs: "Booster seat" };
const home = { label: "Home", address: "12 Kloof Street, Gardens" };

describe("the profile", () => {
  test("tells who I am and nothing secret", () =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx, { phone: "+27 82 555 0199", passwordHash: "$argon2id$secret" });
      expect(await myProfile(me)).toEqual(
        accept({
          name: "Thandi Mokoena",
          email: "thandi@example.com",
          phone: "+27 82 555 0199",
          email_confirmed: true,
          has_password: true,
          roles: [],
          member_since: testNow.toISOString(),
        }),
      );
    }));

  test("keeps a new name and number, and that they were changed", () =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx);
      await saveMyProfile(me, { name: "Thandi Khumalo", phone: "+27 83 555 0100" });
      expect(await myProfile(me)).toMatchObject({ value: { name: "Thandi Khumalo", phone: "+27 83 555 0100" } });
      expect(await ctx.db.select().from(auditLog)).toMatchObject([
        { action: "profile.changed", actorId: me.userId, subjectId: me.userId },
      ]);
    }));
});

describe("saved passengers", () => {
  test("are kept, changed and forgotten", () =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx);
      const saved = await savePassenger(me, lwazi);
      const id = saved.ok ? saved.value.id : "";
      await savePassenger(me, { ...lwazi, id, needs: "" });
      expect(await savedPassengers(me)).toEqual(accept({ passengers: [{ ...lwazi, id, needs: "" }] }));
      expect(await removePassenger(me, { id })).toEqual(accept({}));
      expect(await savedPassengers(me)).toEqual(accept({ passengers: [] }));
    }));

  test("of somebody else are not there", () =>
    inTransaction(async (ctx) => {
      const other = await askingAs(ctx, { email: "pieter@example.com" });
      const me = await askingAs(ctx);
      const saved = await savePassenger(other, lwazi);
      const id = saved.ok ? saved.value.id : "";
      expect(await savePassenger(me, { ...lwazi, id, first_name: "Nobody" })).toEqual(refuse("not_found"));
      expect(await removePassenger(me, { id })).toEqual(refuse("not_found"));
      expect(await savedPassengers(other)).toEqual(accept({ passengers: [{ ...lwazi, id }] }));
    }));

  test("are at most fifty, of which any can still be changed", () =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx);
      const rows = Array.from({ length: savedAtMost }, () => ({
        ...{ id: newId(), userId: me.userId, firstName: "A", lastName: "B", createdAt: testNow },
      }));
      await ctx.db.insert(passengerRows).values(rows);
      expect(await savePassenger(me, lwazi)).toEqual(refuse("too_many"));
      expect(await savePassenger(me, { ...lwazi, id: rows[0]?.id })).toEqual(accept({ id: rows[0]?.id }));
    }));
});

describe("saved addresses", () => {
  test("are kept, changed and forgotten", () =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx);
      const saved = await saveAddress(me, home);
      const id = saved.ok ? saved.value.id : "";
      await saveAddress(me, { ...home, id, label: "Flat" });
      expect(await savedAddresses(me)).toEqual(accept({ addresses: [{ ...home, id, label: "Flat" }] }));
      expect(await removeAddress(me, { id })).toEqual(accept({}));
      expect(await savedAddresses(me)).toEqual(accept({ addresses: [] }));
    }));

  test("of somebody else are not there", () =>
    inTransaction(async (ctx) => {
      const other = await askingAs(ctx, { email: "pieter@example.com" });
      const me = await askingAs(ctx);
      const saved = await saveAddress(other, home);
      const id = saved.ok ? saved.value.id : "";
      expect(await saveAddress(me, { ...home, id })).toEqual(refuse("not_found"));
      expect(await removeAddress(me, { id })).toEqual(refuse("not_found"));
      expect(await savedAddresses(other)).toEqual(accept({ addresses: [{ ...home, id }] }));
    }));

  test("are at most fifty", () =>
    inTransaction(async (ctx) => {
      const me = await askingAs(ctx);
      const rows = Array.from({ length: savedAtMost }, () => ({
        ...{ id: newId(), userId: me.userId, ...home, createdAt: testNow },
      }));
      await ctx.db.insert(addressRows).values(rows);
      expect(await saveAddress(me, home)).toEqual(refuse("too_many"));
    }));
});
