import { describe, expect, test } from "vitest";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import { accept, refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBilledTour } from "#testing/builders/money/a-billed-tour.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import type { OpenBooking } from "../../server/open-booking.ts";
import { invoiceFile } from "./invoice-file.ts";

const nobody: OpenBooking = async () => refuse("not_found");

const opensFor =
  (id: string, isOfMyOrganisation = false): OpenBooking =>
  async () =>
    accept({ id, isOfMyOrganisation });

const isFile = (answer: { ok: boolean }) => answer.ok;

describe("a file is for whom it is theirs", () => {
  test("by number for its buyer and our team, for no one else", () =>
    inTransaction(async (ctx) => {
      const { number } = (await aBilledTour(ctx)).invoice;
      const buyer = await askingAs(ctx);
      const stranger = await askingAs(ctx, { email: "stranger@example.com" });
      const office = await askingAs(ctx, { email: "office@example.com", roles: ["admin"] });
      const seen = async (who: Context) => isFile(await invoiceFile(who, { number }, nobody));
      expect([await seen(buyer), await seen(office), await seen(stranger), await seen(ctx)]).toEqual([
        true,
        true,
        false,
        false,
      ]);
    }));

  test("by a booking that opens; but a guest does not see what the hotel pays", () =>
    inTransaction(async (ctx) => {
      const organisationId = newId();
      await ctx.db
        .insert(organisations)
        .values({ id: organisationId, kind: "hotel", name: "Hotel", createdAt: testNow });
      const { booking, invoice } = await aBilledTour(ctx, { organisationId });
      const { reference, id } = booking;
      const seen = async (open: OpenBooking) => isFile(await invoiceFile(ctx, { reference, code: "X" }, open));
      expect([await seen(nobody), await seen(opensFor(id)), await seen(opensFor(id, true))]).toEqual([
        false,
        false,
        true,
      ]);
      const member = await askingAs(ctx, { email: "desk@example.com", roles: ["hotel"] });
      const other = await askingAs(ctx, { email: "desk@other.example", roles: ["hotel"] });
      await ctx.db.insert(organisationMembers).values({ organisationId, userId: member.userId });
      const byNumber = async (who: Context) => isFile(await invoiceFile(who, { number: invoice.number }, nobody));
      expect([await byNumber(member), await byNumber(other)]).toEqual([true, false]);
    }));
});
