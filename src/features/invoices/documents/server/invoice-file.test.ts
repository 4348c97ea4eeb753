import { describe, expect, test } from "vitest";
import { organisationMembers, organisations } from "#db/schema/partners.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { aBilledTour } from "#testing/builders/money/a-billed-tour.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { invoiceFile } from "./invoice-file.ts";

const isFile = (answer: { ok: boolean }) => answer.ok;

describe("only owners can download a file", () => {
  test("by number: its buyer and our team, no one else", () =>
    inTransaction(async (ctx) => {
      const { number } = (await aBilledTour(ctx)).invoice;
      const buyer = await askingAs(ctx);
      const stranger = await askingAs(ctx, { email: "stranger@example.com" });
      const team = await askingAs(ctx, { email: "office@example.com", roles: ["admin"] });
      const seen = async (who: Context) => isFile(await invoiceFile(who, { number }));
      expect([await seen(buyer), await seen(team), await seen(stranger), await seen(ctx)]).toEqual([
        true,
        true,
        false,
        false,
      ]);
    }));

  test("with a booking’s code; but a guest does not see the hotel’s invoice", () =>
    inTransaction(async (ctx) => {
      const organisationId = newId();
      await ctx.db
        .insert(organisations)
        .values({ id: organisationId, kind: "hotel", name: "Hotel", createdAt: testNow });
      const { booking, invoice } = await aBilledTour(ctx, { organisationId });
      const { reference } = booking;
      const member = await askingAs(ctx, { email: "desk@example.com", roles: ["hotel"] });
      const other = await askingAs(ctx, { email: "desk@other.example", roles: ["hotel"] });
      await ctx.db.insert(organisationMembers).values({ organisationId, userId: member.userId });
      const seen = async (who: Context, code: string) => isFile(await invoiceFile(who, { reference, code }));
      const code = ctx.accessCodeFor(reference);
      expect([await seen(ctx, "X"), await seen(ctx, code), await seen(member, "")]).toEqual([false, false, true]);
      const byNumber = async (who: Context) => isFile(await invoiceFile(who, { number: invoice.number }));
      expect([await byNumber(member), await byNumber(other)]).toEqual([true, false]);
    }));
});
