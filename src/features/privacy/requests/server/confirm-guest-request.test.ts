import { expect, test } from "vitest";
import { inTransaction } from "#testing/in-transaction.ts";
import { confirmGuestRequest } from "./confirm-guest-request.ts";
import { guestToken } from "./guest-token.ts";

test("with three open requests, a person must wait for an answer", () =>
  inTransaction(async (ctx) => {
    const confirm = () =>
      confirmGuestRequest(ctx, {
        token: guestToken(ctx, {
          id: ctx.newId(),
          kind: "access",
          name: "Emily Hartwell",
          email: "emily@example.com",
          words: "All of it, please.",
          sentAt: ctx.now.toISOString(),
        }),
      });
    for (let count = 0; count < 3; count++) expect(await confirm()).toMatchObject({ ok: true });
    expect(await confirm()).toMatchObject({ reason: "too_many" });
  }));
