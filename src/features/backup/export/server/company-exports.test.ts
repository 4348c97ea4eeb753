import { expect, test } from "vitest";
import { addMinutes } from "#domain/time/local-time.ts";
import { asSuperUser } from "#testing/builders/people/an-account.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { companyExports } from "./company-exports.ts";
import { startExport } from "./start-export.ts";
import { noteProgress } from "./store.ts";

test("each export is listed with who asked, how far it came, and whether its link still opens", () =>
  inTransaction(async (ctx) => {
    const boss = await asSuperUser(ctx);
    const { id } = (await startExport(boss, {})).value;
    const read = async (minutes: number) =>
      (await companyExports({ ...boss, now: addMinutes(testNow, minutes) }, {})).value.exports;
    expect(await read(9)).toMatchObject([{ id, state: "ready", requested_by: "Themba Maseko", parts_done: 0 }]);
    expect(await read(10)).toMatchObject([{ state: "expired" }]);
    await noteProgress(ctx.db, id, { state: "running", partsDone: 3, partsTotal: 8 });
    expect(await read(10)).toMatchObject([{ state: "running", parts_done: 3, parts_total: 8 }]);
  }));
