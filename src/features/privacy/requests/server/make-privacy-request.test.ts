import { expect, test } from "vitest";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { allRequests } from "#testing/builders/people/a-privacy-request.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { listPrivacyRequests } from "./list-privacy-requests.ts";
import { makePrivacyRequest } from "./make-privacy-request.ts";

test("an account identifies the person, and a fourth open request is refused", () =>
  inTransaction(async (ctx) => {
    const customer = await askingAs(ctx);
    const request = { kind: "correction", words: "My name is spelt Thandeka." } as const;
    for (let count = 0; count < 3; count++)
      expect(await makePrivacyRequest(customer, request)).toMatchObject({ ok: true });
    expect(await makePrivacyRequest(customer, request)).toMatchObject({ reason: "too_many" });
    expect((await listPrivacyRequests(ctx, { ...allRequests, view: "open" })).value.requests).toMatchObject(
      Array.from({ length: 3 }, () => ({ source: "account", identity: "signed_in", email: "thandi@example.com" })),
    );
  }));
