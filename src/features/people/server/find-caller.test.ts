import { expect, test } from "vitest";
import { aKnownPair } from "#testing/builders/people/a-known-pair.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { findCaller } from "./find-caller.ts";

test("a caller is found by the number however it is written, by name and by booking; one letter finds no one", () =>
  inTransaction(async (transaction) => {
    const { ctx } = await aKnownPair(transaction);
    const names = async (text: string) => (await findCaller(ctx, { text })).value.callers.map(({ name }) => name);
    for (const text of ["082 555 0199", "+27 82 555 0199", "0027825550199", "(082) 555-01", "mok", "CTS-AAAAA1"])
      expect([text, (await names(text))[0]]).toEqual([text, "Thandi Mokoena"]);
    expect(await names("083 555 0199")).toEqual([]);
    expect(await names("t")).toEqual([]);
  }));
