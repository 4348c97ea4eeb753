import { expect, test } from "vitest";
import { addMinutes } from "#domain/time/local-time.ts";
import { createWatch } from "#platform/watch.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { forgetErrors, keepWatched } from "../../server/store.ts";
import { errorsContract } from "../contract.ts";
import { findErrors } from "./find-errors.ts";

test("an error is found by its code, its correlation id and its place; the oldest are deleted", () =>
  inTransaction(async (ctx) => {
    let minute = 0;
    const watch = createWatch(() => addMinutes(testNow, minute++));
    const error = new Error("duplicate key for thandi@example.com");
    watch.broke({ code: "E-7K3M9Q", correlationId: "0199-aa", origin: "call", place: "create-booking", error });
    watch.broke({ code: "E-22222B", origin: "page", place: "/tours/winelands", error: "x is not a function" });
    await keepWatched(ctx.db, watch.take(), { now: testNow, version: "2026-11-18" });

    const codes = async (search: string) => {
      const found = await findErrors(ctx, errorsContract.findErrors.input.parse({ search }));
      return found.value.errors.map(({ code }) => code);
    };
    expect(await codes("")).toEqual(["E-22222B", "E-7K3M9Q"]);
    for (const search of ["E-7K3M9Q", "e-7k3m9q", "7k3m9q", "0199-AA", "create-book"])
      expect([search, await codes(search)]).toEqual([search, ["E-7K3M9Q"]]);
    expect(await codes("E-ZZZZZZ")).toEqual([]);
    expect(await codes("%")).toEqual([]);

    const { value } = await findErrors(ctx, errorsContract.findErrors.input.parse({ size: 10 }));
    expect(value.errors[1]).toMatchObject({ version: "2026-11-18", message: "duplicate key for [email]" });
    const first = await findErrors(ctx, { search: "", size: 1 });
    const rest = await findErrors(ctx, { search: "", size: 1, after: first.value.next });
    expect([rest.value.errors[0]?.code, rest.value.next]).toEqual(["E-7K3M9Q", null]);

    await forgetErrors(ctx.db, addMinutes(testNow, -1), 1);
    expect(await codes("")).toEqual(["E-22222B"]);
    await forgetErrors(ctx.db, addMinutes(testNow, 10), 1);
    expect(await codes("")).toEqual([]);
  }));
