import os from "node:os";
import { expect, test } from "vitest";
import { openPool } from "#db/connect.ts";
import { system } from "#domain/account/roles.ts";
import type { DomainEvent } from "#domain/events.ts";
import { eventually } from "#testing/eventually.ts";
import { handed } from "#testing/test-config.ts";
import { createTestDatabase } from "#testing/test-database.ts";
import { reactionPriority } from "../../app/reactions/reaction-priority.ts";
import { createContext, type World } from "../create-context.ts";
import { createLogger } from "../logger.ts";
import { createCarrier } from "../mail/mail-transport.ts";
import { inTransaction } from "../transaction.ts";
import { openQueue } from "./queue.ts";
import { workJobs } from "./work-jobs.ts";

const waiting = 60;

test("payments are judged and settled while a backlog of statistics waits, and while one of them takes its time", async () => {
  const database = await createTestDatabase();
  const pool = openPool(database.address);
  const log = createLogger("silent");
  const queue = await openQueue(database.address, true, log);
  const ran: string[] = [];
  const released = Promise.withResolvers<void>();
  const countRevenue = async () => {
    ran.push("statistics");
    await released.promise;
  };
  const note = (name: string) => async () => void ran.push(name);
  const world: World = {
    queue,
    siteUrl: "http://localhost",
    secret: "for tests",
    log,
    handed,
    clock: () => new Date(),
    priorityOf: reactionPriority,
    reactions: {
      "booking.created": { countRevenue, sendBookingReceived: note("email") },
      "payment.notified": { checkNotification: note("judged") },
      "payment.succeeded": { settlePayment: note("settled"), countRevenue },
    },
  };
  const tell = (events: readonly DomainEvent[]) =>
    inTransaction(pool, async (db) => {
      const { ctx, finish } = createContext(world, { db, actor: system, correlationId: "test" });
      for (const event of events) await ctx.emit(event);
      await finish();
    });
  try {
    await tell(Array.from({ length: waiting }, (_, at) => ({ type: "booking.created", reference: `CTS-${at}` })));
    const carrier = createCarrier({
      smtpUrl: undefined,
      from: "Us <us@cts.example>",
      host: "cts.example",
      dataDir: os.tmpdir(),
    });
    await workJobs({
      pool,
      world,
      carrier,
      sender: async () => ({ name: "Us", email: "us@cts.example" }),
      schedule: {},
    });
    // Every ordinary job ran before the first of the statistics, which now holds up the worker that does all.
    await eventually(() => expect(ran).toContain("statistics"));
    expect(ran.indexOf("statistics")).toBe(waiting);
    await tell([
      { type: "payment.notified", notificationId: "1" },
      { type: "payment.succeeded", reference: "CTS-1", paymentId: "1" },
    ]);
    await eventually(() => expect(ran).toEqual(expect.arrayContaining(["judged", "settled"])));
    expect(ran.filter((name) => name === "statistics")).toHaveLength(1);
  } finally {
    released.resolve();
    await queue.boss.stop({ graceful: false });
    await pool.end();
    await database.drop();
  }
});
