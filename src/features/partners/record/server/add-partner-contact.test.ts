import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { addPartnerContact } from "./add-partner-contact.ts";

test("an unknown partner cannot get a contact", () =>
  inTransaction(async (ctx) => {
    const input = { organisation_id: newId(), name: "Yusra", position: "", email: "", phone: "" };
    expect(await addPartnerContact(ctx, input)).toMatchObject({ reason: "not_found" });
  }));
