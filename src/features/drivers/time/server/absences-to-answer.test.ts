import { expect, test } from "vitest";
import { aDriverWithAccount, someLeave } from "#testing/builders/people/a-driver-with-account.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { absencesToAnswer } from "./absences-to-answer.ts";
import { answerAbsence } from "./answer-absence.ts";
import { askAbsence } from "./ask-absence.ts";

test("open requests are listed with their drivers until they are answered", () =>
  inTransaction(async (ctx) => {
    const { me, driverId } = await aDriverWithAccount(ctx);
    const result = await askAbsence(me, someLeave);
    expect(await absencesToAnswer(ctx, {})).toMatchObject({
      value: { count: 1, next: null, absences: [{ driver: { id: driverId, name: "Sipho Ndlovu" }, kind: "leave" }] },
    });
    const absence_id = result.ok ? result.value.absence_id : "";
    await answerAbsence(ctx, { absence_id, version: 1, to: "granted", answer: "" });
    expect(await absencesToAnswer(ctx, {})).toMatchObject({ value: { count: 0, absences: [] } });
  }));
