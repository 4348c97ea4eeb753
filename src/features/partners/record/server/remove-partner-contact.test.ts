import { expect, test } from "vitest";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { addPartnerContact } from "./add-partner-contact.ts";
import { removePartnerContact } from "./remove-partner-contact.ts";

test("a contact can be removed once", () =>
  inTransaction(async (ctx) => {
    const { hotelId: organisation_id } = await asHotel(ctx);
    const added = await addPartnerContact(ctx, { organisation_id, name: "Yusra", position: "", email: "", phone: "" });
    const input = { contact_id: added.ok ? added.value.id : "" };
    expect(await removePartnerContact(ctx, input)).toMatchObject({ ok: true });
    expect(await removePartnerContact(ctx, input)).toMatchObject({ reason: "not_found" });
  }));
