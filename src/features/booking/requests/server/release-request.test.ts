import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { refuse } from "#domain/result.ts";
import { team, writeRequest } from "#testing/builders/booking/an-open-request.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readRequest } from "./read-request.ts";
import { releaseRequest } from "./release-request.ts";
import { takeRequest } from "./take-request.ts";

test("a request is free again once anyone releases it, and the log says so", () =>
  inTransaction(async (ctx) => {
    const id = await writeRequest(ctx);
    const [naledi, pieter] = [await team(ctx), await team(ctx, "Pieter Botha")];
    await takeRequest(naledi, { id, version: 1 });
    expect(await releaseRequest(pieter, { id, version: 1 })).toMatchObject(refuse("changed_meanwhile"));
    expect(await releaseRequest(pieter, { id, version: 2 })).toMatchObject({ ok: true, value: { version: 3 } });
    expect(await readRequest(naledi, { id })).toMatchObject({ value: { taken_by: null } });
    const log = await ctx.db.select().from(auditLog).where(eq(auditLog.action, "booking.released"));
    expect(log).toMatchObject([{ subjectId: id }]);
  }));

test("what has been answered is released by no one", () =>
  inTransaction(async (ctx) => {
    const id = await writeRequest(ctx, { state: "confirmed" });
    expect(await releaseRequest(await team(ctx), { id, version: 1 })).toMatchObject(refuse("not_possible"));
  }));
