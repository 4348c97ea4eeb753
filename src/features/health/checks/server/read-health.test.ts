import { expect, test } from "vitest";
import { addMinutes } from "#domain/time/local-time.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { checkList } from "./check-list.ts";
import { readHealth } from "./read-health.ts";
import { readLamp } from "./read-lamp.ts";
import { keepResult } from "./store.ts";

test("before the first run, no check is OK", () =>
  inTransaction(async (ctx) => {
    const { value } = await readHealth(ctx, {});
    expect(value.status).toBe("unknown");
    expect(value.checks.map(({ id }) => id)).toEqual(checkList.map(({ id }) => id));
    expect(value.checks.every(({ since, ran_at }) => since === null && ran_at === null)).toBe(true);
    expect((await readLamp(ctx, {})).value.status).toBe("unknown");
  }));

test("a result from a clock that ran ahead is replaced once the clock is set right", () =>
  inTransaction(async (ctx) => {
    const keep = (status: "ok" | "failing", measured: string, at: Date) =>
      keepResult(ctx.db, { id: "clock-drift", status, measured, at, tookMs: 3 });
    const rightTime = new Date();
    await keep("failing", "an hour apart", addMinutes(rightTime, 60));
    await keep("ok", "agree again", rightTime);
    const { value } = await readHealth(ctx, {});
    expect(value.checks.find(({ id }) => id === "clock-drift")).toMatchObject({ status: "ok", measured: "agree again" });
  }));

test("a status keeps the time of its change, an older result changes nothing, and a mode follows its check", () =>
  inTransaction(async (ctx) => {
    // In the past by the database’s own clock, as every result is.
    const start = addMinutes(new Date(), -60);
    const keep = (status: "ok" | "failing", minutes: number, measured: string) =>
      keepResult(ctx.db, { id: "map-service", status, measured, at: addMinutes(start, minutes), tookMs: 3 });
    const shown = async () => {
      const { value } = await readHealth(ctx, {});
      const check = value.checks.find(({ id }) => id === "map-service");
      const mode = value.modes.find(({ name }) => name === "Maps away");
      return { status: check?.status, since: check?.since, measured: check?.measured, is_on: mode?.is_on };
    };
    const at = (minutes: number) => addMinutes(start, minutes).toISOString();

    await keep("ok", 0, "fine");
    await keep("failing", 1, "away");
    await keep("failing", 2, "still away");
    expect(await shown()).toEqual({ status: "failing", since: at(1), measured: "still away", is_on: true });
    await keep("ok", 1, "an older result");
    expect(await shown()).toMatchObject({ status: "failing", measured: "still away" });
    await keep("ok", 3, "back");
    expect(await shown()).toEqual({ status: "ok", since: at(3), measured: "back", is_on: false });
  }));
