import type pg from "pg";
import { openDatabase, openPool } from "#db/connect.ts";
import { organisations } from "#db/schema/partners.ts";
import { settings } from "#db/schema/settings.ts";
import { system } from "#domain/account/roles.ts";
import { serviceOptionIds } from "#domain/company/catalogue.ts";
import { type AutomaticRules, dayHours, noAutomaticDispatch, setHours } from "#domain/trip/automatic-dispatch.ts";
import { dispatchAutomatically } from "#features/trips/automatic/server/dispatch-automatically.ts";
import { expireOffers } from "#features/trips/offers/server/expire-offers.ts";
import type { Context } from "#platform/context.ts";
import { createContext, type World } from "#platform/create-context.ts";
import type { ReactionJob } from "#platform/jobs/queue.ts";
import { openQueue, reactionQueue } from "#platform/jobs/queue.ts";
import { asSystem, react } from "#platform/jobs/work-jobs.ts";
import { createLogger } from "#platform/logger.ts";
import { reactions } from "../../../reactions.ts";
import { handed } from "../../test-config.ts";
import { createTestDatabase } from "../../test-database.ts";

/** On at every hour of the day, for every service. */
export const alwaysOn = (changes: Partial<AutomaticRules> = {}): AutomaticRules => ({
  ...noAutomaticDispatch,
  modes: setHours(noAutomaticDispatch.modes, { services: serviceOptionIds, hours: dayHours, mode: "on" }),
  ...changes,
});

/** Saves rules of automatic dispatch. */
export async function setAutomatic(ctx: Pick<Context, "db" | "now">, value: AutomaticRules): Promise<void> {
  const row = { name: "automatic", value, version: 1, updatedAt: ctx.now };
  await ctx.db.insert(settings).values(row).onConflictDoUpdate({ target: settings.name, set: { value } });
}

/** Runs the minute’s automatic dispatch within this transaction. */
export const dispatchNow = (ctx: Context): Promise<void> =>
  dispatchAutomatically({ ...ctx, change: (run) => run({ ...ctx, actor: system }) });

type Instance = { readonly pool: pg.Pool; readonly world: World };

/** Two instances of the company’s worker on one database, by one clock that a test moves. */
export async function openTwoWorkers(start: Date) {
  const database = await createTestDatabase();
  const log = createLogger("silent");
  const queue = await openQueue(database.address, false, log);
  const clock = { now: start };
  const world: World = {
    queue,
    reactions,
    log,
    handed,
    siteUrl: "http://localhost",
    secret: "for tests",
    clock: () => clock.now,
  };
  const open = (): Instance => ({ pool: openPool(database.address, { max: 2, patienceMs: 50_000 }), world });
  const instances = [open(), open()] as const;
  const [one] = instances;
  const change = (instance: Instance) => (run: (ctx: Context) => Promise<void>) => asSystem(instance, run);

  /** In a transaction, whose events follow. */
  async function inOne<T>(run: (ctx: Context) => Promise<T>): Promise<T> {
    const results: T[] = [];
    await asSystem(one, async (ctx) => void results.push(await run(ctx)));
    return results[0] as T;
  }

  async function tick(instance: Instance) {
    const db = openDatabase(instance.pool);
    await asSystem(instance, expireOffers);
    await dispatchAutomatically({ db, log, now: clock.now, change: change(instance) });
  }

  return {
    inOne,
    clock,
    /** One minute of the schedule, on both instances at once. */
    minute: () => Promise.all(instances.map(tick)),
    /** Runs these reactions where they wait, each once; the others, such as emails to customers, are dropped. */
    async follow(names: readonly string[]) {
      for (;;) {
        const jobs = await queue.boss.fetch<ReactionJob>(reactionQueue, { batchSize: 50 });
        if (jobs.length === 0) return;
        for (const { data } of jobs) if (names.includes(data.reaction)) await react(one, data);
        await queue.boss.complete(
          reactionQueue,
          jobs.map(({ id }) => id),
        );
      }
    },
    read: () => createContext(world, { db: openDatabase(one.pool), actor: system, correlationId: "test" }).ctx,
    async close() {
      await queue.boss.stop({ graceful: false });
      for (const { pool } of instances) await pool.end();
      await database.drop();
    },
  };
}

export type TwoWorkers = Awaited<ReturnType<typeof openTwoWorkers>>;

/** A provider with its limits, whom no person represents. */
export async function writeBareProvider(ctx: Context, name = "Helderberg Driver Services"): Promise<string> {
  const id = ctx.newId();
  await ctx.db.insert(organisations).values({ id, kind: "driver_provider", name, createdAt: ctx.now });
  return id;
}
