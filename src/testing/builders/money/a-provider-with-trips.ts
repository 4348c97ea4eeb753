import { payItems } from "#db/schema/pay.ts";
import { localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { testNow } from "../../in-transaction.ts";
import { writeProvider } from "../dispatch/a-provider.ts";
import { anotherDriver } from "./a-paid-driver.ts";

/** A provider whose driver drove for R700 and R500 in October, and for R600 in November. */
export const aProviderWithTrips = async (ctx: Context): Promise<string> => (await aProviderAsking(ctx)).providerId;

/** The same, with its contact person as the actor. */
export async function aProviderAsking(ctx: Context) {
  const provider = await writeProvider(ctx);
  const { providerId } = provider;
  const { driverId } = await anotherDriver(ctx, { providerId, firstName: "Jan" });
  const driven = [
    ["2026-10-03", 70_000],
    ["2026-10-31", 50_000],
    ["2026-11-01", 60_000],
  ] as const;
  await ctx.db.insert(payItems).values(
    driven.map(([on, amountCents]) => ({
      id: newId(),
      kind: "trip" as const,
      sourceId: newId(),
      driverId,
      providerId,
      lines: [],
      amountCents,
      earnedOn: localDate(on),
      createdBy: "system",
      createdAt: testNow,
      updatedAt: testNow,
    })),
  );
  return provider;
}

/** The invoice for October, for the agreed amount. */
export const anInvoiceFrom = (provider_id: string) => ({
  provider_id,
  number: "TB-17",
  issued_on: "2026-11-02",
  from: "2026-10-01",
  until: "2026-10-31",
  amount_cents: 120_000,
  note: "",
});
