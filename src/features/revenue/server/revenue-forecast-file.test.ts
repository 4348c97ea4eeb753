import { expect, test } from "vitest";
import { inDemo } from "#testing/in-transaction.ts";
import { revenueForecast } from "./revenue-forecast.ts";
import { revenueForecastFile } from "./revenue-forecast-file.ts";
import { inRand } from "./write-csv.ts";

test("the chart’s weeks can be downloaded, forecast weeks with their range", () =>
  inDemo(async (ctx) => {
    const { value: shown } = await revenueForecast(ctx, { service: "" });
    const { value: file } = await revenueForecastFile(ctx, { service: "" });
    const lines = Buffer.from(file.content, "base64").toString().trim().split("\r\n");
    expect(lines).toHaveLength(1 + 12 + 8);
    const [last] = shown.past.slice(-1);
    expect(lines[12]).toBe(`${last?.from},${inRand(last?.net_cents ?? 0)},,,`);
    const [next] = shown.forecast?.weeks ?? [];
    const range = [next?.expected_cents, next?.low_cents, next?.high_cents].map((cents) => inRand(cents ?? 0));
    expect(lines[13]).toBe([next?.from, "", ...range].join(","));
    expect(file.name).toBe(`forecast-${next?.from}.csv`);
  }));
