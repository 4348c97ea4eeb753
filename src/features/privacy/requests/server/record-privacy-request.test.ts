import { expect, test } from "vitest";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { aPrivacyRequest, aRequestForm } from "#testing/builders/people/a-privacy-request.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { recordPrivacyRequest } from "./record-privacy-request.ts";

test("its clock starts when we received it, and a task without a name asks for the answer", () =>
  inTransaction(async (ctx, world) => {
    const team = await askingAs(ctx, { roles: ["super_user"] });
    const refused = (changes: object) => recordPrivacyRequest(team, { ...aRequestForm(), ...changes });
    expect(await refused({ received_on: "2030-01-01" })).toMatchObject({ reason: "not_received_yet" });
    expect(await refused({ email: "" })).toMatchObject({ reason: "contact_missing" });
    const id = await aPrivacyRequest(team);
    expect(world.events).toEqual([
      {
        type: "task.wanted",
        kind: "answer_privacy_request",
        subjectKind: "privacy_request",
        subjectId: id,
        title: expect.stringMatching(/^PR-\w{6}, Access to their data\. Answer by 2 Dec 2026\.$/),
        dueAt: "2026-11-25T21:59:00.000Z",
      },
    ]);
  }));
