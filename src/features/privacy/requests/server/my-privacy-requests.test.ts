import { expect, test } from "vitest";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { makePrivacyRequest } from "./make-privacy-request.ts";
import { myPrivacyRequests } from "./my-privacy-requests.ts";

test("people see only their own requests", () =>
  inTransaction(async (ctx) => {
    const customer = await askingAs(ctx);
    const other = await askingAs(ctx, { email: "other@example.com" });
    await makePrivacyRequest(customer, { kind: "objection", words: "No more offers, please." });
    expect((await myPrivacyRequests(customer)).value.requests).toMatchObject([{ kind: "objection", state: "open" }]);
    expect((await myPrivacyRequests(other)).value.requests).toEqual([]);
  }));
