import { render, toPlainText } from "@react-email/render";
import { describe, expect, test } from "vitest";
import { users } from "#db/schema/accounts.ts";
import { applicationMoves, organisationMembers, organisations, partnerApplications } from "#db/schema/partners.ts";
import { auditLog } from "#db/schema/platform.ts";
import type { Actor } from "#domain/account/roles.ts";
import type { ApplicationKind } from "#domain/partner/application-lifecycle.ts";
import { refuse } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { newId } from "#platform/ids.ts";
import { timeKey } from "#platform/page-key.ts";
import { aSentFile } from "#testing/builders/a-file.ts";
import { anApplication } from "#testing/builders/an-application.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { answerRequest } from "../application/server/answer-request.ts";
import { readApplication } from "../application/server/read-application.ts";
import { submitApplication } from "../application/server/submit-application.ts";
import { reviewContract } from "../review/contract.ts";
import { applicationsForReview } from "../review/server/applications-for-review.ts";
import { approveApplication } from "../review/server/approve-application.ts";
import { askApplicant } from "../review/server/ask-applicant.ts";
import { inviteApplicant } from "../review/server/invite-applicant.ts";
import { reinstatePartner } from "../review/server/reinstate-partner.ts";
import { rejectApplication } from "../review/server/reject-application.ts";
import { reopenApplication } from "../review/server/reopen-application.ts";
import { reviewApplication } from "../review/server/review-application.ts";
import { startReview } from "../review/server/start-review.ts";
import { suspendPartner } from "../review/server/suspend-partner.ts";
import { terminatePartner } from "../review/server/terminate-partner.ts";
import { activateApplication } from "./activate-application.ts";
import { makeAccessCodes } from "./make-access-codes.ts";

const codes = makeAccessCodes("a secret");
const clerk = newId();
const actor: Actor = { kind: "person", userId: clerk, roles: ["admin"] };

async function given(ctx: Context, kind: ApplicationKind = "hotel") {
  const answer = await submitApplication(ctx, await anApplication(ctx, kind), codes);
  if (!answer.ok) throw new Error(answer.reason);
  const [row] = await ctx.db.select({ id: partnerApplications.id }).from(partnerApplications);
  return { ...answer.value, id: row?.id ?? "" };
}

const stateOf = async (ctx: Context) => (await ctx.db.select().from(partnerApplications))[0];
const aUser = (ctx: Context, id = newId()) =>
  ctx.db
    .insert(users)
    .values({ id, email: `${id}@example.com`, name: "Naledi Jacobs", createdAt: ctx.now })
    .then(() => id);
const accepted = (userId: string, applicationId: string) =>
  ({ type: "invite.accepted", inviteId: newId(), userId, role: "hotel", applicationId }) as const;

describe("the whole way", () => {
  test("from the application to a partner with an organisation, each step on record", () =>
    inTransaction(
      async (ctx, world) => {
        const { id, reference, code } = await given(ctx);
        await aUser(ctx, clerk);

        expect(await reviewApplication(ctx, { id })).toMatchObject({
          ok: true,
          value: { state: "submitted", version: 1, missing_documents: [], possible_states: expect.any(Array) },
        });
        await startReview(ctx, { id, version: 1 }, codes);
        await askApplicant(ctx, { id, version: 2, question: "Which bank account?" }, codes);
        expect(await readApplication(ctx, { reference, code })).toMatchObject({
          value: { state: "info_requested", question: "Which bank account?" },
        });
        const files = [await aSentFile(ctx)];
        expect(await answerRequest(ctx, { reference, code, answer: "The second one.", files })).toMatchObject({
          value: { state: "under_review", question: null, documents: [{}, {}, { name: "Sent with an answer" }] },
        });
        await approveApplication(ctx, { id, version: 4, note: "Good people." }, codes);
        await inviteApplicant(ctx, { id, version: 5 });
        expect(world.events).toEqual([{ type: "application.invited", applicationId: id }]);

        const event = accepted(await aUser(ctx), id);
        await activateApplication(ctx, event);
        await activateApplication(ctx, event);
        expect(await stateOf(ctx)).toMatchObject({ state: "active", version: 7 });
        expect(await ctx.db.select().from(organisations)).toMatchObject([
          { kind: "hotel", name: "Lantern House", registrationNumber: "2015/276640/07", status: "active" },
        ]);
        expect(await ctx.db.select().from(organisationMembers)).toMatchObject([{ userId: event.userId }]);

        const moves = await ctx.db.select().from(applicationMoves).orderBy(applicationMoves.id);
        expect(moves.map(({ toState, actor: who, note }) => [toState, who, note])).toEqual([
          ["submitted", clerk, ""],
          ["under_review", clerk, ""],
          ["info_requested", clerk, "Which bank account?"],
          ["under_review", "applicant", "The second one."],
          ["approved", clerk, "Good people."],
          ["invited", clerk, ""],
          ["active", event.userId, ""],
        ]);
        const actions = await ctx.db.select({ action: auditLog.action }).from(auditLog).orderBy(auditLog.id);
        expect(actions.map(({ action }) => action)).toEqual([
          "application.submitted",
          "application.review_begun",
          "application.info_requested",
          "application.answered",
          "application.approved",
          "application.invited",
          "application.activated",
        ]);
        expect(world.emails.map(({ template }) => template)).toEqual([
          "application-submitted",
          "application-submitted-office",
          "application-under-review",
          "application-info-requested",
          "application-answered-office",
          "application-approved",
          "application-active",
        ]);
      },
      { actor },
    ));

  test("a dispatcher comes as a person, without an organisation", () =>
    inTransaction(
      async (ctx) => {
        const { id } = await given(ctx, "dispatcher");
        await approveApplication(ctx, { id, version: 1, note: "" }, codes);
        await inviteApplicant(ctx, { id, version: 2 });
        await activateApplication(ctx, accepted(await aUser(ctx), id));
        expect(await stateOf(ctx)).toMatchObject({ state: "active", organisationId: null });
        expect(await ctx.db.$count(organisations)).toBe(0);
      },
      { actor },
    ));

  test("a partner can be suspended, taken back and let go; the organisation follows", () =>
    inTransaction(
      async (ctx, world) => {
        const { id } = await given(ctx);
        await approveApplication(ctx, { id, version: 1, note: "" }, codes);
        await inviteApplicant(ctx, { id, version: 2 });
        await activateApplication(ctx, accepted(await aUser(ctx), id));
        const status = async () => (await ctx.db.select().from(organisations))[0]?.status;
        await suspendPartner(ctx, { id, version: 4, reason: "Two unpaid invoices" });
        expect(await status()).toBe("suspended");
        await reinstatePartner(ctx, { id, version: 5, note: "" });
        expect(await status()).toBe("active");
        await terminatePartner(ctx, { id, version: 6, reason: "The house has closed" });
        expect(await status()).toBe("terminated");
        expect(world.events.slice(1)).toMatchObject([
          { standing: "suspended" },
          { standing: "active" },
          { standing: "terminated" },
        ]);
      },
      { actor },
    ));

  test("a rejection tells the reason, and the application can be taken up again", () =>
    inTransaction(
      async (ctx, world) => {
        const { id, reference, code } = await given(ctx);
        await rejectApplication(ctx, { id, version: 1, reason: "We have no need in <George>." }, codes);
        expect(await readApplication(ctx, { reference, code })).toMatchObject({
          value: { state: "rejected", reason: "We have no need in <George>." },
        });
        const email = await render(world.emails.at(-1)?.content);
        expect(email).toContain("&lt;George&gt;");
        expect(toPlainText(email)).toContain("Reason: We have no need in <George>.");
        await reopenApplication(ctx, { id, version: 2, note: "" }, codes);
        expect(await stateOf(ctx)).toMatchObject({ state: "under_review", version: 3 });
      },
      { actor },
    ));
});

describe("what is refused", () => {
  const nobody = newId();

  test("a decision on what somebody else has changed meanwhile", () =>
    inTransaction(
      async (ctx) => {
        const { id } = await given(ctx);
        expect((await approveApplication(ctx, { id, version: 1, note: "" }, codes)).ok).toBe(true);
        expect(await rejectApplication(ctx, { id, version: 1, reason: "No" }, codes)).toEqual(
          refuse("changed_meanwhile"),
        );
        expect(await stateOf(ctx)).toMatchObject({ state: "approved", version: 2 });
      },
      { actor },
    ));

  test("a move the table does not allow", () =>
    inTransaction(
      async (ctx) => {
        const { id } = await given(ctx);
        expect(await inviteApplicant(ctx, { id, version: 1 })).toMatchObject(refuse("not_possible"));
        expect(await suspendPartner(ctx, { id, version: 1, reason: "x" })).toMatchObject(refuse("not_possible"));
        expect(await reopenApplication(ctx, { id, version: 1, note: "" }, codes)).toMatchObject(refuse("not_possible"));
        expect(await reinstatePartner(ctx, { id, version: 1, note: "" })).toMatchObject(refuse("not_possible"));
        expect(await ctx.db.$count(applicationMoves)).toBe(1);
      },
      { actor },
    ));

  test("an application that does not exist", () =>
    inTransaction(async (ctx) => {
      expect(await reviewApplication(ctx, { id: nobody })).toEqual(refuse("not_found"));
      expect(await approveApplication(ctx, { id: nobody, version: 1, note: "" }, codes)).toEqual(refuse("not_found"));
    }));

  test("a wrong code, a wrong reference, and an answer nobody asked for", () =>
    inTransaction(async (ctx) => {
      const { reference, code } = await given(ctx);
      expect(await readApplication(ctx, { reference, code: "WRONGONE" })).toEqual(refuse("not_found"));
      expect(await readApplication(ctx, { reference: "APP-000000", code })).toEqual(refuse("not_found"));
      const answer = { answer: "Here", files: [] };
      expect(await answerRequest(ctx, { reference, code: "", ...answer })).toEqual(refuse("not_found"));
      expect(await answerRequest(ctx, { reference, code, ...answer })).toEqual(refuse("nothing_asked"));
    }));

  test("what the office writes to itself is not shown to the applicant", () =>
    inTransaction(
      async (ctx) => {
        const { id, reference, code } = await given(ctx);
        await approveApplication(ctx, { id, version: 1, note: "Cheap but fine" }, codes);
        expect(JSON.stringify(await readApplication(ctx, { reference, code }))).not.toContain("Cheap");
      },
      { actor },
    ));
});

test("a reference and a code may be typed in small letters", () =>
  inTransaction(async (ctx) => {
    const { reference, code } = await given(ctx);
    const typed = { reference: reference.toLowerCase(), code: code.toLowerCase() };
    expect(await readApplication(ctx, typed)).toMatchObject({ ok: true });
  }));

test("reading tells the applicant nothing; the review starts once", () =>
  inTransaction(
    async (ctx, world) => {
      const { id } = await given(ctx);
      const told = () => world.emails.filter(({ template }) => template === "application-under-review").length;
      for (const _time of [1, 2])
        expect(await reviewApplication(ctx, { id })).toMatchObject({ value: { state: "submitted", version: 1 } });
      expect(told()).toBe(0);
      expect(await startReview(ctx, { id, version: 1 }, codes)).toMatchObject({ value: { version: 2 } });
      expect(await startReview(ctx, { id, version: 1 }, codes)).toEqual(refuse("changed_meanwhile"));
      expect(await startReview(ctx, { id, version: 2 }, codes)).toMatchObject(refuse("not_possible"));
      expect(told()).toBe(1);
    },
    { actor },
  ));

test("the list is cut into pages, filtered and counted", () =>
  inTransaction(async (ctx) => {
    const { id } = await given(ctx);
    const all = { search: "", kind: undefined, states: undefined, after: undefined };
    expect(await applicationsForReview(ctx, { ...all, kind: "hotel" })).toMatchObject({
      value: {
        applications: [{ id, documents: 2, state: "submitted" }],
        next: null,
        counts: [{ state: "submitted", applications: 1 }],
      },
    });
    const cases: readonly (readonly [Partial<Parameters<typeof applicationsForReview>[1]>, number])[] = [
      [{ search: "lantern" }, 1],
      [{ search: "NALEDI@" }, 1],
      [{ search: "100%" }, 0],
      [{ kind: "driver" }, 0],
      [{ states: ["active"] }, 0],
      [{ after: timeKey.write({ at: new Date("2020-01-01T00:00:00Z"), id }) }, 0],
    ];
    for (const [filter, found] of cases) {
      const page = await applicationsForReview(ctx, { ...all, ...filter });
      expect(page.value.applications, JSON.stringify(filter)).toHaveLength(found);
    }
    expect(reviewContract.applicationsForReview.input.safeParse({ after: "nonsense" }).success).toBe(false);
  }));
