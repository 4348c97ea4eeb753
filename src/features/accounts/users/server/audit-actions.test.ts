import { expect, test } from "vitest";
import { recordAudit } from "#platform/audit.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { auditActions } from "./audit-actions.ts";

test("the filter knows every action, each once and in order", () =>
  inTransaction(async (ctx) => {
    for (const action of ["session.ended", "role.granted", "application.approved", "role.revoked", "role.granted"])
      await recordAudit(ctx, { action, subject: { kind: "user", id: "" } });
    expect((await auditActions(ctx)).value.actions).toEqual([
      "application.approved",
      "role.granted",
      "role.revoked",
      "session.ended",
    ]);
  }));
