import { expect, test } from "vitest";
import { addHours, addMinutes } from "#domain/time/local-time.ts";
import { withdrawQuote } from "#features/quotes/builder/server/withdraw-quote.ts";
import { bookingNow, quotedRequest, reference } from "#testing/builders/money/a-quoted-request.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { reopenRequest } from "./reopen-request.ts";
import { sendRequotePromised } from "./send-requote-promised.ts";

test("a request whose quote we withdrew waits for our answer again, and the customer gets the new deadline", () =>
  inTransaction(async (ctx, world) => {
    const { clerk, quoteId, rowVersion } = await quotedRequest(ctx);
    const later = { ...clerk, now: addHours(testNow, 2) };
    await withdrawQuote(later, { id: quoteId, row_version: rowVersion, reason: "Wrong vehicle" });
    for (let times = 0; times < 2; times++) await reopenRequest(later, { type: "quote.withdrawn", quoteId });
    expect(await bookingNow(ctx)).toMatchObject({ state: "requested", answeredAt: null });
    expect((await bookingNow(ctx))?.responseDueAt?.getTime()).toBeGreaterThan(addMinutes(later.now, 1).getTime());
    const promised = world.events.filter((event) => event.type === "booking.requote_promised");
    expect(promised).toEqual([{ type: "booking.requote_promised", reference }]);
    await sendRequotePromised(ctx, { type: "booking.requote_promised", reference });
    expect(world.emails.map(({ subject }) => subject)).toContain(`We’re preparing a new quote for ${reference}`);
  }));
