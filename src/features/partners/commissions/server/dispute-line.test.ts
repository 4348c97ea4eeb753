import { expect, test } from "vitest";
import { aPartnerBooking, commissionsOf } from "#testing/builders/partners/a-partner-booking.ts";
import { aStatement } from "#testing/builders/partners/a-statement.ts";
import { asHotel } from "#testing/builders/people/a-hotel.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { disputeLine } from "./dispute-line.ts";
import { myPartnerStatement } from "./my-partner-statement.ts";

test("a partner disputes a line of its own statement once, and our team gets a task", () =>
  inTransaction(async (ctx, world) => {
    const [mine, theirs] = [await asHotel(ctx), await asHotel(ctx)];
    const { statementId: statement_id, bookingId } = await aStatement(ctx, mine.hotelId);
    const [line] = await commissionsOf(ctx, bookingId);
    const input = { commission_id: line?.id ?? "", reason: "The rate is 12%" };
    expect(await disputeLine(theirs, input)).toMatchObject({ reason: "not_found" });
    expect(await disputeLine(mine, input)).toMatchObject({ ok: true });
    expect(await disputeLine(mine, input)).toMatchObject({ reason: "disputed_already" });
    expect(world.events).toContainEqual(expect.objectContaining({ type: "task.wanted", kind: "answer_partner" }));
    expect(await myPartnerStatement(mine, { statement_id })).toMatchObject({
      value: { statement: { open_disputes: 1 }, lines: [{ dispute: { state: "open", reason: "The rate is 12%" } }] },
    });
  }));

test("a line on no statement can’t be disputed", () =>
  inTransaction(async (ctx) => {
    const mine = await asHotel(ctx);
    const { id } = await aPartnerBooking(ctx, mine.hotelId);
    const [line] = await commissionsOf(ctx, id);
    const input = { commission_id: line?.id ?? "", reason: "Wrong" };
    expect(await disputeLine(mine, input)).toMatchObject({ reason: "not_found" });
  }));
