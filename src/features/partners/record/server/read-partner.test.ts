import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { addPartnerContact } from "./add-partner-contact.ts";
import { readPartner } from "./read-partner.ts";
import { writePartnerNote } from "./write-partner-note.ts";

test("our team reads a partner with its contacts, notes and users", () =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, "admin");
    const { hotelId: organisation_id, userId } = await asHotel(ctx);
    const contact = { name: "Yusra Davids", position: "Front office", email: "", phone: "+27 21 555 0100" };
    await addPartnerContact(team, { organisation_id, ...contact });
    await writePartnerNote(team, { organisation_id, text: "Prefers WhatsApp" });
    expect(await readPartner(team, { organisation_id })).toMatchObject({
      value: {
        usual_attribution_days: 45,
        terms: { commission_rate: 0, model: "referral" },
        contacts: [contact],
        notes: [{ text: "Prefers WhatsApp", author: "Naledi Jacobs" }],
        members: [{ id: userId, role: "owner" }],
      },
    });
    expect(await readPartner(team, { organisation_id: newId() })).toMatchObject({ reason: "not_found" });
  }));
