import { expect, test } from "vitest";
import { aDriverWithAccount, someLeave } from "#testing/builders/people/a-driver-with-account.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { askAbsence } from "./ask-absence.ts";
import { myTime } from "./my-time.ts";

test("drivers see only their own time", () =>
  inTransaction(async (ctx) => {
    const { me } = await aDriverWithAccount(ctx);
    const { me: colleague } = await aDriverWithAccount(ctx, "nomsa@example.com");
    await askAbsence(me, someLeave);
    expect(await myTime(me)).toMatchObject({ value: { shifts: [], absences: [{ kind: "leave" }] } });
    expect(await myTime(colleague)).toMatchObject({ value: { absences: [] } });
    expect(await myTime(await askingAs(ctx))).toMatchObject({ reason: "not_found" });
  }));
