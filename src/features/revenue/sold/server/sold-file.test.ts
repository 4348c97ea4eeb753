import { expect, test } from "vitest";
import { addDays, localDateOf } from "#domain/time/local-time.ts";
import { inDemo } from "#testing/in-transaction.ts";
import { soldFigures } from "./sold-figures.ts";
import { soldFile } from "./sold-file.ts";

test("the file has the rows of the screen, in rand", () =>
  inDemo(async (ctx) => {
    const until = localDateOf(ctx.now);
    const asked = { from: addDays(until, -90), until, service: "", by: "class" } as const;
    const { rows } = (await soldFigures(ctx, asked)).value;
    const { value } = await soldFile(ctx, asked);
    const lines = Buffer.from(value.content, "base64").toString().split("\r\n");
    expect(lines[0]).toBe("\ufeffVehicle class,Bookings,Guests,Revenue (R),Rating,Ratings");
    expect(lines).toHaveLength(rows.length + 1);
    expect(lines[1]).toContain(`,${((rows[0]?.gross_cents ?? 0) / 100).toFixed(2)},`);
  }));
