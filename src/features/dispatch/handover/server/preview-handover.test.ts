import { expect, test } from "vitest";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { previewHandover } from "./preview-handover.ts";

test("a quiet day has nothing to hand over", () =>
  inTransaction(async (plain) => {
    expect(await previewHandover(await asTeam(plain))).toEqual({ ok: true, value: { risks: [] } });
  }));
