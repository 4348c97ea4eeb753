import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { adminOf, late, sea, weather, writeBooked } from "#testing/builders/booking/a-weather-day.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { previewCancellation } from "../../self-service/server/preview-cancellation.ts";
import { declareWeatherDay } from "./declare-weather-day.ts";
import { weatherDays } from "./weather-days.ts";
import { withdrawWeatherDay } from "./withdraw-weather-day.ts";

test("a trip of R1 000, cancelled for the weather four hours before, goes to our team again once the day was taken back", () =>
  inTransaction(async (ctx) => {
    const opening = await writeBooked(ctx, "robben-island");
    const team = await adminOf(ctx);
    const declared = await declareWeatherDay(team, { ...sea, offers: [] });
    if (!declared.ok) throw new Error(declared.reason);
    expect(await withdrawWeatherDay(team, { id: declared.value.id })).toMatchObject({ ok: true });
    expect(await withdrawWeatherDay(team, { id: declared.value.id })).toMatchObject({ reason: "not_found" });
    const preview = await previewCancellation(ctx, { ...opening, ...weather });
    expect(preview).toMatchObject({ ok: true, value: { fee_cents: 50_000, goes_to_team: true, weather: [] } });
    const listed = await weatherDays(team);
    expect(listed.value.days).toMatchObject([{ id: declared.value.id, declared_by: "Liesl", withdrawn_by: "Liesl" }]);
    const log = await ctx.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.subjectId, declared.value.id));
    expect(log.map(({ action }) => action).toSorted()).toEqual(["weather.declared", "weather.withdrawn"]);
  }, late));
