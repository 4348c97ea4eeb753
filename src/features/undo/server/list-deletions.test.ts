import { expect, test } from "vitest";
import { savedAddresses } from "#db/schema/accounts.ts";
import { addHours } from "#domain/time/local-time.ts";
import { keepDeleted } from "#platform/deletions/keep-deleted.ts";
import { asSuperUser } from "#testing/builders/people/an-account.ts";
import { inDemo, testNow } from "#testing/in-transaction.ts";
import { listDeletions } from "./list-deletions.ts";

test("a deletion is listed with who, what and until when it can be put back", () =>
  inDemo(async (ctx) => {
    const boss = await asSuperUser(ctx);
    expect((await listDeletions(boss, {})).value.deletions).toEqual([]);
    await keepDeleted(boss, "saved_address");
    const gone = await ctx.db.delete(savedAddresses).returning({ label: savedAddresses.label });
    expect((await listDeletions(boss, {})).value.deletions).toMatchObject([
      {
        kind: "saved_address",
        name: gone[0]?.label,
        deleted_by: "Themba Maseko",
        until: addHours(testNow, 720).toISOString(),
        rows: gone.length,
        has_file: false,
      },
    ]);
  }));
