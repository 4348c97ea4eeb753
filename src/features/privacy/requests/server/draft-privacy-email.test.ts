import { expect, test } from "vitest";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { aPrivacyRequest, plainAnswer } from "#testing/builders/people/a-privacy-request.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { draftPrivacyEmail } from "./draft-privacy-email.ts";

test("the email names the new deadline of an extended request, and nothing is sent", () =>
  inTransaction(async (ctx, world) => {
    const team = await askingAs(ctx, { roles: ["super_user"] });
    const request_id = await aPrivacyRequest(team);
    const chosen = {
      ...plainAnswer,
      request_id,
      answer: "extended",
      days: 10,
      reason: "Five years of records",
    } as const;
    expect(await draftPrivacyEmail(team, chosen)).toMatchObject({
      value: { to: "emily@example.com", text: expect.stringMatching(/by 12 Dec 2026 instead.*Five years of records/) },
    });
    expect(world.emails).toEqual([]);
    const unknown = "018f0000-0000-7000-8000-000000000000";
    expect(await draftPrivacyEmail(team, { ...chosen, request_id: unknown })).toMatchObject({ reason: "not_found" });
  }));
