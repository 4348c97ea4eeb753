import { expect, test } from "vitest";
import { applicationMoves, organisationMembers, organisations } from "#db/schema/partners.ts";
import { auditLog } from "#db/schema/platform.ts";
import { refuse } from "#domain/result.ts";
import {
  acceptedBy,
  aPartnerAccount,
  findApplicationRow,
  givenApplication,
  reviewer,
  reviewerId,
} from "#testing/builders/people/an-applicant.ts";
import { aSentFile } from "#testing/builders/services/a-file.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { answerRequest } from "../application/server/answer-request.ts";
import { readApplication } from "../application/server/read-application.ts";
import { approveApplication } from "../review/server/approve-application.ts";
import { askApplicant } from "../review/server/ask-applicant.ts";
import { inviteApplicant } from "../review/server/invite-applicant.ts";
import { reinstatePartner } from "../review/server/reinstate-partner.ts";
import { rejectApplication } from "../review/server/reject-application.ts";
import { reopenApplication } from "../review/server/reopen-application.ts";
import { reviewApplication } from "../review/server/review-application.ts";
import { startReview } from "../review/server/start-review.ts";
import { suspendPartner } from "../review/server/suspend-partner.ts";
import { activateApplication } from "./activate-application.ts";

test("from application to partner with an organisation, each step recorded", () =>
  inTransaction(
    async (ctx, world) => {
      const { id, reference, code } = await givenApplication(ctx);
      await aPartnerAccount(ctx, reviewerId);

      expect(await reviewApplication(ctx, { id })).toMatchObject({
        ok: true,
        value: { state: "submitted", version: 1, missing_documents: [], possible_states: expect.any(Array) },
      });
      await startReview(ctx, { id, version: 1 });
      await askApplicant(ctx, { id, version: 2, question: "Which bank account?" });
      expect(await readApplication(ctx, { reference, code })).toMatchObject({
        value: { state: "info_requested", question: "Which bank account?" },
      });
      const files = [await aSentFile(ctx)];
      expect(await answerRequest(ctx, { reference, code, answer: "The second one.", files })).toMatchObject({
        value: { state: "under_review", question: null, documents: [{}, {}, { name: "Sent with an answer" }] },
      });
      await approveApplication(ctx, { id, version: 4, note: "Good people.", terms: null });
      await inviteApplicant(ctx, { id, version: 5 });
      expect(world.events).toEqual([{ type: "application.invited", applicationId: id }]);

      const event = acceptedBy(await aPartnerAccount(ctx), id);
      await activateApplication(ctx, event);
      await activateApplication(ctx, event);
      expect(await findApplicationRow(ctx)).toMatchObject({ state: "active", version: 7 });
      expect(await ctx.db.select().from(organisations)).toMatchObject([
        { kind: "hotel", name: "Lantern House", registrationNumber: "2015/276640/07", status: "active" },
      ]);
      expect(await ctx.db.select().from(organisationMembers)).toMatchObject([{ userId: event.userId }]);

      const moves = await ctx.db.select().from(applicationMoves).orderBy(applicationMoves.id);
      expect(moves.map(({ toState, actor: who, note }) => [toState, who, note])).toEqual([
        ["submitted", reviewerId, ""],
        ["under_review", reviewerId, ""],
        ["info_requested", reviewerId, "Which bank account?"],
        ["under_review", "applicant", "The second one."],
        ["approved", reviewerId, "Good people."],
        ["invited", reviewerId, ""],
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
        "application-submitted-team",
        "application-under-review",
        "application-info-requested",
        "application-answered-team",
        "application-approved",
        "application-active",
      ]);
    },
    { actor: reviewer },
  ));

test("a decision on an outdated version is refused", () =>
  inTransaction(
    async (ctx) => {
      const { id } = await givenApplication(ctx);
      expect((await approveApplication(ctx, { id, version: 1, note: "", terms: null })).ok).toBe(true);
      expect(await rejectApplication(ctx, { id, version: 1, reason: "No" })).toEqual(refuse("changed_meanwhile"));
      expect(await findApplicationRow(ctx)).toMatchObject({ state: "approved", version: 2 });
    },
    { actor: reviewer },
  ));

test("a move that the table does not allow is refused", () =>
  inTransaction(
    async (ctx) => {
      const { id } = await givenApplication(ctx);
      expect(await inviteApplicant(ctx, { id, version: 1 })).toMatchObject(refuse("not_possible"));
      expect(await suspendPartner(ctx, { id, version: 1, reason: "x" })).toMatchObject(refuse("not_possible"));
      expect(await reopenApplication(ctx, { id, version: 1, note: "" })).toMatchObject(refuse("not_possible"));
      expect(await reinstatePartner(ctx, { id, version: 1, note: "" })).toMatchObject(refuse("not_possible"));
      expect(await ctx.db.$count(applicationMoves)).toBe(1);
    },
    { actor: reviewer },
  ));
