import { expect, test } from "vitest";
import { newId } from "#platform/ids.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { anInvoiceFrom, aProviderWithTrips } from "#testing/builders/money/a-provider-with-trips.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { recordProviderInvoice } from "./record-provider-invoice.ts";
import { removeProviderInvoice } from "./remove-provider-invoice.ts";

test("its trips can then be on another invoice", () =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, "admin");
    const invoiceFrom = anInvoiceFrom(await aProviderWithTrips(ctx));
    const recorded = await recordProviderInvoice(team, invoiceFrom);
    const id = recorded.ok ? recorded.value.id : "";
    expect(await removeProviderInvoice(team, { id, reason: "typed wrongly" })).toMatchObject({
      value: { number: "TB-17" },
    });
    expect(await removeProviderInvoice(team, { id: newId(), reason: "again" })).toMatchObject({ reason: "not_found" });
    expect(await recordProviderInvoice(team, invoiceFrom)).toMatchObject({ value: { trips: 2 } });
  }));
