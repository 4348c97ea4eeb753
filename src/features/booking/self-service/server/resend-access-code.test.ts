import { render, toPlainText } from "@react-email/render";
import { expect, test } from "vitest";
import { writeSold } from "#testing/builders/booking/a-sold-transfer.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { resendAccessCode } from "./resend-access-code.ts";

test("anyone who reads the mailbox gets the code of what is still to come", () =>
  inTransaction(async (ctx, world) => {
    const { opening } = await writeSold(ctx);
    expect(await resendAccessCode(ctx, { email: "Thandi@Example.com" })).toEqual({ ok: true, value: {} });
    expect(world.emails).toMatchObject([
      { to: "thandi@example.com", subject: `Your access code for booking ${opening.reference}` },
    ]);
    const words = toPlainText(await render(world.emails[0]?.content));
    expect(words).toContain(opening.code);
    expect(words).toContain(`/confirm-booking/${opening.reference}?code=${opening.code}`);
  }));

test("an address without bookings gets the same answer and no email", () =>
  inTransaction(async (ctx, world) => {
    await writeSold(ctx);
    expect(await resendAccessCode(ctx, { email: "someone@example.com" })).toEqual({ ok: true, value: {} });
    expect(world.emails).toEqual([]);
  }));

test("past bookings are not sent again", () =>
  inTransaction(async (ctx, world) => {
    await writeSold(ctx);
    const later = { ...ctx, now: new Date("2026-12-20T10:00:00Z") };
    await resendAccessCode(later, { email: "thandi@example.com" });
    expect(world.emails).toEqual([]);
  }));
