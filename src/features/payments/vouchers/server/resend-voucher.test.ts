import { expect, test } from "vitest";
import { aVoucher } from "#testing/builders/money/a-voucher.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { resendVoucher } from "./resend-voucher.ts";
import { sendVoucher } from "./send-voucher.ts";

test("the recipient gets the voucher and the buyer a receipt; resending goes to the recipient", () =>
  inTransaction(async (ctx, world) => {
    const { id, pay } = await aVoucher(ctx);
    expect(await resendVoucher(ctx, { id })).toMatchObject({ reason: "not_found" });
    const paymentId = await pay();
    await sendVoucher(ctx, { type: "voucher.paid", voucherId: id, paymentId });
    expect(await resendVoucher(ctx, { id })).toMatchObject({ value: { sent_to: "pieter@example.com" } });
    expect(world.emails.map(({ template, to, attachments }) => [template, to, attachments?.length])).toEqual([
      ["voucher", "pieter@example.com", 1],
      ["voucher-bought", "naledi@example.com", 0],
      ["voucher", "pieter@example.com", 1],
    ]);
  }));

test("without the recipient’s address, the buyer gets it to pass on", () =>
  inTransaction(async (ctx, world) => {
    const { id, pay } = await aVoucher(ctx, { recipient_email: "" });
    await sendVoucher(ctx, { type: "voucher.paid", voucherId: id, paymentId: await pay() });
    expect(world.emails.map(({ template, to, attachments }) => [template, to, attachments?.length])).toEqual([
      ["voucher-bought", "naledi@example.com", 1],
    ]);
  }));
