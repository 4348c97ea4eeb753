import { fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { deals } from "#db/schema/crm.ts";
import { type DealState, dealLifecycle, dealStates, isOpenDeal, usualProbability } from "#domain/crm/deal-lifecycle.ts";
import { enquiryStates } from "#domain/enquiry/enquiry-lifecycle.ts";
import { pipelineStages, stageObstacle } from "#domain/enquiry/pipeline.ts";
import { dealsContract } from "#features/crm/deals/contract.ts";
import { moveDeal } from "#features/crm/deals/server/move-deal.ts";
import { useDealMoves } from "#features/crm/deals/ui/use-deal-moves.ts";
import { changeStage } from "#features/crm/leads/server/change-stage.ts";
import { PipelineBoard } from "#features/crm/leads/ui/pipeline-board.tsx";
import { TaskBoard } from "#features/crm/tasks/ui/task-board.tsx";
import { useCall } from "#platform/browser/use-call.ts";
import { givenDeal } from "#testing/builders/people/a-deal.ts";
import { givenTask } from "#testing/builders/people/a-task.ts";
import { givenEnquiry } from "#testing/builders/people/an-enquiry.ts";
import { asAdmin } from "#testing/builders/people/who-asks.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { answerTo } from "#testing/offered/compare-offered.ts";
import { drawOnServer, endDrawing } from "#testing/offered/draw-on-server.tsx";
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

test.each(
  dealStates.flatMap((from) => dealStates.filter((to) => dealLifecycle.can(from, to)).map((to) => [from, to] as const)),
)("a deal moved from %s to %s offers to undo it only where the server takes it back", (from, to) =>
  inTransaction(async (ctx) => {
    const admin = await asAdmin(ctx);
    const { id } = await givenDeal(admin);
    // An estimate of its owner comes back with it, and so does the reason why it was lost.
    const was = {
      state: from,
      lostReason: from === "lost" ? "Price" : null,
      probability: isOpenDeal(from) ? 33 : usualProbability[from],
    };
    await ctx.db.update(deals).set(was);
    lookAs(admin);
    const drawn = await drawOnServer(admin, <MovedDeal to={to} />, {
      ready: () => screen.getByRole("button", { name: "Move it" }),
    });
    fireEvent.click(screen.getByRole("button", { name: "Move it" }));
    await drawn.settle();
    const undo = screen.queryByRole("button", { name: "Undo move" });
    expect([drawn.wrote, drawn.refused, undo !== null]).toEqual([["move-deal"], [], dealLifecycle.can(to, from)]);
    if (!undo) return;
    fireEvent.click(undo);
    await drawn.settle();
    expect([drawn.wrote, drawn.refused]).toEqual([["move-deal", "move-deal"], []]);
    const [deal] = await ctx.db.select().from(deals);
    expect(deal).toMatchObject({ id, ...was });
  }),
);

/** The board’s own moves, on the one deal there is. */
function MovedDeal({ to }: { to: DealState }) {
  const { data } = useCall(dealsContract.listDeals, {});
  const { move, undo, undoable } = useDealMoves();
  const [deal] = data?.deals ?? [];
  if (!deal) return null;
  return (
    <>
      <button type="button" onClick={() => void move(deal, to, to === "lost" ? "Price" : "")}>
        Move it
      </button>
      {undoable && (
        <button type="button" onClick={() => void undo()}>
          Undo move
        </button>
      )}
    </>
  );
}
