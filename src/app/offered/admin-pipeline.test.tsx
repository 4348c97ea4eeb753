import { screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { deals } from "#db/schema/crm.ts";
import { dealLifecycle, dealStates } from "#domain/crm/deal-lifecycle.ts";
import { enquiryStates } from "#domain/enquiry/enquiry-lifecycle.ts";
import { pipelineStages, stageObstacle } from "#domain/enquiry/pipeline.ts";
import { moveDeal } from "#features/crm/deals/server/move-deal.ts";
import { changeStage } from "#features/crm/leads/server/change-stage.ts";
import { PipelineBoard } from "#features/crm/leads/ui/pipeline-board.tsx";
import { TaskBoard } from "#features/crm/tasks/ui/task-board.tsx";
import { givenDeal } from "#testing/builders/people/a-deal.ts";
import { givenTask } from "#testing/builders/people/a-task.ts";
import { givenEnquiry } from "#testing/builders/people/an-enquiry.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { answerTo } from "#testing/offered/compare-offered.ts";
import { endDrawing } from "#testing/offered/draw-on-server.tsx";
import { pressOffered } from "#testing/offered/press-offered.tsx";
import { lookAs } from "#testing/offered/signed-in.ts";

vi.mock("#platform/browser/session.ts", () => import("#testing/offered/signed-in.ts"));
afterEach(endDrawing);

test.each(enquiryStates)(
  "the server takes each move that a card of an enquiry that is %s offers, and no other",
  (state) =>
    inTransaction(async (ctx) => {
      const admin = await asAdmin(ctx);
      const id = await givenEnquiry(ctx, { state });
      for (const to of pipelineStages) {
        const obstacle = stageObstacle({ kind: "enquiry", state, wasAnswered: false, hasSentQuote: false }, to);
        const answer = await answerTo(ctx, () => changeStage(admin, { id, version: 1, to, reason: "Price" }));
        expect([to, answer]).toEqual([to, obstacle ? `refused: ${obstacle}` : "taken"]);
      }
    }),
);

test.each(dealStates)("the server takes each move that a deal in %s offers, and no other", (state) =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const { id } = await givenDeal(admin);
    await ctx.db.update(deals).set({ state });
    for (const to of dealStates) {
      const answer = await answerTo(ctx, () => moveDeal(admin, { id, version: 1, to, reason: "Price" }));
      expect([to, answer]).toEqual([to, dealLifecycle.can(state, to) ? "taken" : "refused: not_possible"]);
    }
  }),
);

/** They open a menu or a drawer, and ask for nothing yet; the moves in the menu are compared above. */
const opens = { Move: null, "Thandi Mokoena": null };

test("the tasks and the pipeline offer nothing that the server refuses", () =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    lookAs(admin);
    await givenTask(admin);
    await pressOffered(admin, <TaskBoard />, { ready: () => screen.getByText("Call Thandi") });
    await givenEnquiry(ctx);
    await pressOffered(admin, <PipelineBoard />, { ready: () => screen.getByText("Thandi Mokoena"), asks: opens });
  }));
