import { screen } from "@testing-library/react";
import { eq, sql } from "drizzle-orm";
import { afterEach, expect, test, vi } from "vitest";
import { savedAddresses, users } from "#db/schema/accounts.ts";
import { settingsVersions } from "#db/schema/settings.ts";
import { defaultSettings } from "#domain/company/company-settings.ts";
import { addMinutes } from "#domain/time/local-time.ts";
import { exportContract } from "#features/backup/export/contract.ts";
import { ExportCard } from "#features/backup/export/ui/export-card.tsx";
import { SecretsCard } from "#features/health/secrets/ui/secrets-card.tsx";
import { maintenanceContract } from "#features/maintenance/contract.ts";
import { MaintenanceCard } from "#features/maintenance/ui/maintenance-card.tsx";
import { settingsContract } from "#features/settings/contract.ts";
import { VersionsBoard } from "#features/settings/versions/ui/versions-board.tsx";
import { DeletionsBoard } from "#features/undo/ui/deletions-board.tsx";
import type { Context } from "#platform/context.ts";
import { keepDeleted } from "#platform/deletions/keep-deleted.ts";
import { aMaintenance } from "#testing/builders/people/a-maintenance.ts";
import { anAccount, asSuperUser } from "#testing/builders/people/an-account.ts";
import { inNewCompany, inTransaction } from "#testing/in-transaction.ts";
import { askServer } from "#testing/offered/ask-server.ts";
import { endDrawing } from "#testing/offered/draw-on-server.tsx";
import { pressOffered } from "#testing/offered/press-offered.tsx";
import { lookAs } from "#testing/offered/signed-in.ts";

vi.mock("#platform/browser/session.ts", () => import("#testing/offered/signed-in.ts"));
afterEach(endDrawing);

async function superUser(ctx: Context): Promise<Context> {
  const me = await asSuperUser(ctx);
  lookAs(me);
  return me;
}

const { startMaintenance } = maintenanceContract;

test.each([
  { state: "off", offers: "Start maintenance" },
  { state: "on", offers: "Open again" },
  { state: "over by its own time", offers: "Start maintenance" },
])("maintenance that is $state", ({ state, offers }) =>
  inTransaction(async (ctx) => {
    const me = await superUser(ctx);
    if (state !== "off") await askServer(me, startMaintenance, aMaintenance);
    const later = state.startsWith("over") ? { ...me, now: addMinutes(me.now, 45) } : me;
    const ready = () => screen.getByText("Past maintenance");
    expect(Object.keys(await pressOffered(later, <MaintenanceCard />, { ready }))).toEqual([offers]);
  }),
);

test("versions of the settings: one that differs, one like today’s, and one that no longer fits", () =>
  inNewCompany(async (ctx) => {
    const me = await superUser(ctx);
    const save = (version: number, freeHours: number) =>
      askServer(me, settingsContract.saveSettings, {
        part: "policies",
        version,
        value: { ...defaultSettings.policies, freeHours },
      });
    await save(0, 24);
    await save(1, 48);
    const pressing = { ready: () => screen.getByText("Policies, version 2") };
    expect(await pressOffered(me, <VersionsBoard />, pressing)).toEqual({
      "Put this version back": ["put-settings-back"],
    });
    const row = eq(settingsVersions.version, 1);
    await ctx.db
      .update(settingsVersions)
      .set({ value: { freeHours: -1 } })
      .where(row);
    expect(await pressOffered(me, <VersionsBoard />, pressing)).toEqual({});
  }));

/** As in a transaction of its own, something is deleted and kept. */
async function deleteAddress(me: Context, id: string) {
  await keepDeleted(me, "saved_address");
  await me.db.delete(savedAddresses).where(eq(savedAddresses.id, id));
  await me.db.execute(sql`select set_config('shuttle.deletion', '', true)`);
}

test.each([
  { what: "has its place free", offers: ["Put back"] },
  { what: "has lost its place", offers: [] },
  { what: "has lost its owner", offers: [] },
])("something deleted that $what", ({ what, offers }) =>
  inTransaction(async (ctx) => {
    const me = await superUser(ctx);
    const userId = await anAccount(ctx, [], { email: "lerato@example.com" });
    const address = { id: ctx.newId(), userId, label: "Home", address: "12 Kloof Street", createdAt: ctx.now };
    await ctx.db.insert(savedAddresses).values(address);
    await deleteAddress(me, address.id);
    if (what.endsWith("place")) await ctx.db.insert(savedAddresses).values({ ...address, label: "Work" });
    if (what.endsWith("owner")) await ctx.db.delete(users).where(eq(users.id, userId));
    const ready = () => screen.getByText("Saved address: Home");
    expect(Object.keys(await pressOffered(me, <DeletionsBoard />, { ready }))).toEqual(offers);
  }),
);

test.each([false, true])("the export, with one on its way: %s", (isRunning) =>
  inTransaction(async (ctx) => {
    const me = await superUser(ctx);
    if (isRunning) await askServer(me, exportContract.startExport, {});
    // Pressed, it would leave the page.
    const asks = { Export: (by: Context) => askServer(by, exportContract.startExport, {}) };
    await pressOffered(me, <ExportCard />, { ready: () => screen.getByText("Past exports"), asks });
  }),
);

test("secrets only read", () =>
  inTransaction(async (ctx) => {
    const me = await superUser(ctx);
    const ready = () => screen.getAllByText("How to change it");
    expect(await pressOffered(me, <SecretsCard />, { ready })).toEqual({});
  }));
