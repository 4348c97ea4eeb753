import { screen } from "@testing-library/react";
import { eq } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { incidents, lostItems, tripDisputes } from "#db/schema/incidents.ts";
import { incidentLifecycle, incidentStates } from "#domain/incident/incident-lifecycle.ts";
import { lostItemLifecycle, lostItemStates } from "#domain/incident/lost-item-lifecycle.ts";
import { incidentsContract } from "#features/incidents/contract.ts";
import { DisputesTable } from "#features/incidents/disputes/ui/disputes-table.tsx";
import { LostItemDrawer } from "#features/incidents/lost-items/ui/lost-item-drawer.tsx";
import { IncidentDrawer } from "#features/incidents/ui/incident-drawer.tsx";
import { newId } from "#platform/ids.ts";
import { asTeam } from "#testing/builders/dispatch/a-crew.ts";
import { aLostItem } from "#testing/builders/dispatch/a-lost-item.ts";
import { anIncident } from "#testing/builders/dispatch/an-incident.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { askServer } from "#testing/offered/ask-server.ts";
import { endDrawing } from "#testing/offered/draw-on-server.tsx";
import { pressOffered } from "#testing/offered/press-offered.tsx";
import { lookAs } from "#testing/offered/signed-in.ts";

vi.mock("#platform/browser/session.ts", () => import("#testing/offered/signed-in.ts"));
afterEach(endDrawing);

const resolution = { responsible: "company" as const, costCents: 0 };

test.each(incidentStates)("an incident that is %s", (state) =>
  inTransaction(async (ctx) => {
    const team = await asTeam(ctx, "dispatcher");
    lookAs(team);
    const reported = await askServer(team, incidentsContract.reportIncident, anIncident());
    expect(reported.ok).toBe(true);
    const [row] = await ctx.db
      .update(incidents)
      .set({ state, ...(state === "resolved" || state === "disputed" ? resolution : {}) })
      .returning();
    const offered = await pressOffered(team, <IncidentDrawer id={row?.id ?? ""} onClose={() => {}} />, {
      ready: () => screen.getByText(/A taxi drove into us/),
    });
    expect(Object.keys(offered).length).toBe(incidentLifecycle.allowed(state).length);
  }),
);

test.each(lostItemStates)("a lost item that is %s", (state) =>
  inTransaction(async (ctx) => {
    const { itemId } = await aLostItem(ctx);
    const team = await asTeam(ctx, "dispatcher");
    lookAs(team);
    const way = state === "returning" && { returnWay: "collect" as const };
    await ctx.db
      .update(lostItems)
      .set({ state, ...way })
      .where(eq(lostItems.id, itemId));
    const offered = await pressOffered(team, <LostItemDrawer id={itemId} onClose={() => {}} />, {
      ready: () => screen.getByText(/A blue rain jacket/),
    });
    expect(Object.keys(offered).length).toBe(lostItemLifecycle.allowed(state).length);
  }),
);

test.each(["open", "upheld", "dismissed"] as const)("a dispute that is %s", (state) =>
  inTransaction(async (ctx) => {
    const { tripId, bookingId } = await aLostItem(ctx);
    const team = await asTeam(ctx, "dispatcher");
    lookAs(team);
    await ctx.db.insert(tripDisputes).values({
      id: newId(),
      kind: "no_show",
      state,
      bookingId,
      tripId,
      text: "We were there",
      ...(state !== "open" && { answer: "So it was", decidedBy: "system", decidedAt: ctx.now }),
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
    const offered = await pressOffered(team, <DisputesTable />, {
      path: "/?view=all",
      ready: () => screen.getByText(/We were there/),
      asks: { Evidence: null },
    });
    expect(Object.keys(offered).length).toBe(state === "open" ? 1 : 0);
  }),
);
