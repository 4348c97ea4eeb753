import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { userRoles } from "#db/schema/accounts.ts";
import { documents } from "#db/schema/documents.ts";
import { maintenancePlans, workOrders } from "#db/schema/fleet.ts";
import { auditLog } from "#db/schema/platform.ts";
import { nameOfActor } from "#domain/account/roles.ts";
import { localDate } from "#domain/time/local-time.ts";
import type { Context } from "#platform/context.ts";
import { aDocument } from "#testing/builders/dispatch/a-document.ts";
import { aFleetTeam } from "#testing/builders/services/a-fleet-team.ts";
import { inTransaction } from "#testing/in-transaction.ts";
import { readServiceCalendar } from "./read-service-calendar.ts";
import { renewServiceCalendar } from "./renew-service-calendar.ts";

const tokenIn = (address: string) => address.replace(/^.*\//, "").replace(/\.ics$/, "");

/** A team member with the role in the database, because no one is signed in when a calendar is read. */
async function aKeeper(transaction: Context) {
  const team = await aFleetTeam(transaction);
  await team.ctx.db
    .insert(userRoles)
    .values({ userId: nameOfActor(team.ctx.actor), role: "admin", grantedAt: transaction.now });
  return team;
}

async function renewed(ctx: Context) {
  const made = await renewServiceCalendar(ctx);
  return tokenIn(made.value.address);
}

test("a new address replaces the old one, and a made-up address does not work", () =>
  inTransaction(async (transaction) => {
    const { ctx } = await aKeeper(transaction);
    const first = await renewed(ctx);
    expect(await readServiceCalendar(ctx, first)).toBeDefined();
    const second = await renewed(ctx);
    expect(await readServiceCalendar(ctx, first)).toBeUndefined();
    expect(await readServiceCalendar(ctx, second)).toBeDefined();
    const altered = `${second.slice(0, -1)}${second.endsWith("x") ? "y" : "x"}`;
    expect(await readServiceCalendar(ctx, altered)).toBeUndefined();
    expect(await ctx.db.select({ action: auditLog.action }).from(auditLog)).toEqual([
      { action: "service_calendar.renewed" },
      { action: "service_calendar.renewed" },
    ]);
  }));

test("a person who loses the role can no longer read its calendar", () =>
  inTransaction(async (transaction) => {
    const { ctx } = await aKeeper(transaction);
    const token = await renewed(ctx);
    expect(await readServiceCalendar(ctx, token)).toBeDefined();
    await ctx.db.delete(userRoles).where(eq(userRoles.role, "admin"));
    expect(await readServiceCalendar(ctx, token)).toBeUndefined();
  }));

test("it has services, planned work orders and document expiry days; without changes the tag stays the same", () =>
  inTransaction(async (transaction) => {
    const { ctx, vehicle } = await aKeeper(transaction);
    await ctx.db.insert(maintenancePlans).values({
      id: ctx.newId(),
      vehicleId: vehicle.id,
      name: "Minor service",
      everyKm: null,
      everyMonths: 6,
      lastKm: 50_000,
      lastOn: localDate("2026-08-15"),
      createdAt: ctx.now,
    });
    const order = { vehicleId: vehicle.id, state: "open", priority: "normal", createdBy: "system" } as const;
    const times = { createdAt: ctx.now, updatedAt: ctx.now };
    await ctx.db.insert(workOrders).values([
      { ...order, ...times, id: ctx.newId(), title: "Brakes", plannedFrom: new Date("2026-11-25T06:00:00Z") },
      { ...order, ...times, id: ctx.newId(), title: "Whenever" },
    ]);
    await ctx.db
      .insert(documents)
      .values(aDocument("licence_disc", vehicle.id, { expiresOn: localDate("2027-03-31"), number: "D 1" }));
    const token = await renewed(ctx);
    const read = async (when = ctx.now) => readServiceCalendar({ ...ctx, now: when }, token);
    const calendar = await read();
    const text = calendar?.content() ?? "";
    expect(text).toContain("SUMMARY:CA 482-117: Minor service\r\n");
    expect(text).toContain("DTSTART;VALUE=DATE:20270215\r\nDTEND;VALUE=DATE:20270216\r\n");
    expect(text).toContain("SUMMARY:CA 482-117: Brakes\r\n");
    expect(text).toContain("DTSTART:20261125T060000Z\r\nDTEND:20261125T070000Z\r\n");
    expect(text).toContain("SUMMARY:CA 482-117: Licence disc expires\r\n");
    expect(text).toContain("DTSTART;VALUE=DATE:20270331\r\n");
    expect(text).not.toContain("Whenever");
    const later = await read(new Date(ctx.now.getTime() + 60_000));
    expect(later?.etag).toBe(calendar?.etag);
    await ctx.db.update(workOrders).set({ title: "Brakes and discs" }).where(eq(workOrders.title, "Brakes"));
    expect((await read())?.etag).not.toBe(calendar?.etag);
  }));
