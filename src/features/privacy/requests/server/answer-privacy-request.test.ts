import { render } from "@react-email/render";
import { expect, test } from "vitest";
import { privacyRequests } from "#db/schema/privacy.ts";
import type { AnswerKind } from "#domain/privacy/request-email.ts";
import { noRecords } from "#platform/erasures.ts";
import { askingAs } from "#testing/builders/people/a-person.ts";
import { allRequests, aPrivacyRequest, noChange, plainAnswer } from "#testing/builders/people/a-privacy-request.ts";
import { inTransaction, testNow } from "#testing/in-transaction.ts";
import { answerPrivacyRequest } from "./answer-privacy-request.ts";
import { changePrivacyRequest } from "./change-privacy-request.ts";
import { eraseRequester } from "./erase-requester.ts";
import { listPrivacyRequests } from "./list-privacy-requests.ts";
import { noteAction } from "./note-action.ts";

test("acknowledged, extended once and granted, each with its email; the answer remains after erasure", () =>
  inTransaction(async (ctx, world) => {
    const team = await askingAs(ctx, { roles: ["super_user"] });
    const id = await aPrivacyRequest(team);
    const version = async () => (await listPrivacyRequests(team, allRequests)).value.requests[0]?.version ?? 0;
    const send = async (answer: AnswerKind, changes: object = {}) => {
      const email = { subject: "Your request", text: "Dear Emily,\n\nWe read it." };
      return answerPrivacyRequest(team, {
        request_id: id,
        version: await version(),
        answer,
        ...plainAnswer,
        ...email,
        ...changes,
      });
    };
    expect(await send("acknowledged")).toMatchObject({ value: { is_emailed: true } });
    expect(await send("acknowledged")).toMatchObject({ reason: "acknowledged_already" });
    expect(await send("extended")).toMatchObject({ reason: "reason_missing" });
    expect(await send("extended", { days: 30, reason: "Five years of records" })).toMatchObject({ ok: true });
    expect(await send("extended", { days: 30, reason: "Again" })).toMatchObject({ reason: "extended_already" });
    expect(await send("refused")).toMatchObject({ reason: "ground_missing" });
    expect(await send("granted")).toMatchObject({ reason: "identity_missing" });
    const seen = { request_id: id, version: await version(), ...noChange };
    await changePrivacyRequest(team, { ...seen, identity: "called_back" });
    expect(await send("granted", { version: 1 })).toMatchObject({ reason: "changed_meanwhile" });
    await noteAction(team, id, "copied");
    expect(await send("granted")).toMatchObject({ ok: true });
    expect(await send("granted")).toMatchObject({ reason: "not_open" });
    expect(world.events.at(-1)).toEqual({ type: "privacy_request.answered", requestId: id });
    expect(world.emails.map(({ key, to }) => [key, to])).toEqual(
      ["acknowledged", "extended", "granted"].map((answer) => [`privacy-${answer}:${id}`, "emily@example.com"]),
    );
    expect(await render(world.emails[0]?.content ?? null)).toContain("We read it.");

    await eraseRequester(ctx, { userId: null, email: "EMILY@example.com", records: noRecords });
    expect(await ctx.db.select().from(privacyRequests)).toMatchObject([
      { name: "", email: "", words: "", extensionReason: "", state: "granted", copiedAt: testNow, closedAt: testNow },
    ]);
  }));

test("a refusal keeps its legal ground; without an address no email is sent", () =>
  inTransaction(async (ctx, world) => {
    const team = await askingAs(ctx, { roles: ["super_user"] });
    const request_id = await aPrivacyRequest(team, { kind: "paia", email: "", phone: "+27 21 555 0123" });
    const answer = { ...plainAnswer, request_id, version: 1, answer: "refused", subject: "No", text: "No" } as const;
    expect(await answerPrivacyRequest(team, { ...answer, ground: "our_business" })).toMatchObject({
      value: { is_emailed: false },
    });
    expect(world.emails).toEqual([]);
    expect(await ctx.db.select().from(privacyRequests)).toMatchObject([{ state: "refused", ground: "our_business" }]);
  }));
