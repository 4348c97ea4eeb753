import { expect, test } from "vitest";
import { aVoucher } from "#testing/builders/money/a-voucher.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { wordsOn } from "#testing/pdf-text.ts";
import { VoucherPdf } from "./emails/voucher-pdf.tsx";
import { gatherVoucher } from "./gather-voucher.ts";
import { findVoucher } from "./views.ts";
import { voucherFile } from "./voucher-file.ts";

test("the PDF has the code, the amount and the message; an unpaid voucher has no PDF", () =>
  inTransaction(async (ctx) => {
    const { id, token, pay, show } = await aVoucher(ctx);
    expect(await voucherFile(ctx, { token })).toMatchObject({ reason: "not_found" });
    await pay();
    const { number, code } = await show();
    expect(await voucherFile(ctx, { token })).toMatchObject({
      value: { name: `gift-voucher-${number}.pdf`, type: "application/pdf" },
    });
    const voucher = await findVoucher(ctx.db, id);
    const words = voucher ? wordsOn(VoucherPdf(await gatherVoucher(ctx, voucher.voucher))).join(" ") : "";
    for (const said of [code ?? "-", "Pieter", "Enjoy the Winelands", "Naledi Dube", "Gift voucher"])
      expect(words).toContain(said);
  }));
