import { expect, test } from "vitest";
import { auditLog } from "#db/schema/platform.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { asSuperUser } from "#testing/builders/people/an-account.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { hashOfLink, startExport } from "./start-export.ts";
import { openLink } from "./store.ts";

test("a link opens once and for ten minutes; only its hash is kept, and the log says who asked", () =>
  inTransaction(async (ctx) => {
    const boss = await asSuperUser(ctx);
    const linkOf = async () => hashOfLink((await startExport(boss, {})).value.path.replace(/^.*\//, ""));
    const [late, used] = [await linkOf(), await linkOf()];
    expect(await openLink(ctx.db, late, addMinutes(testNow, 10))).toBeUndefined();
    expect(await openLink(ctx.db, used, addMinutes(testNow, 9))).toMatchObject({ id: expect.any(String) });
    expect(await openLink(ctx.db, used, addMinutes(testNow, 9))).toBeUndefined();
    expect(await openLink(ctx.db, hashOfLink("guessed"), testNow)).toBeUndefined();
    expect(await ctx.db.select().from(auditLog)).toMatchObject([
      { action: "company.export_requested" },
      { action: "company.export_requested" },
    ]);
  }));
