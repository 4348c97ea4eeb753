import { expect, test } from "vitest";
import { inTransaction } from "#testing/in-transaction.ts";
import { serviceForm } from "../contract.ts";
import { readService } from "./read-service.ts";
import { findServiceRows } from "./views.ts";

test("every service of a new company can be edited as it is", () =>
  inTransaction(async (ctx) => {
    for (const { slug } of await findServiceRows(ctx.db)) {
      const read = await readService(ctx, { slug });
      const found = read.ok ? read.value : undefined;
      expect(serviceForm.safeParse(found?.service).error?.issues, slug).toBeUndefined();
      expect(found?.versions).toMatchObject([{ version: 1, put_back_of: null }]);
    }
    expect(await readService(ctx, { slug: "none" })).toMatchObject({ ok: false, reason: "not_found" });
  }));
