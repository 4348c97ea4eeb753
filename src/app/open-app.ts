import type pg from "pg";
import { findIsCopy } from "#db/backup-views.ts";
import { type DatabaseAddress, openDatabase, openPool } from "#db/connect.ts";
import { migrateFully } from "#db/migrate-fully.ts";
import { findSenderOf } from "#db/read-senders.ts";
import { findSavedWords } from "#db/words-views.ts";
import { replayErasures } from "#features/accounts/privacy/server/replay-erasures.ts";
import { findResults } from "#features/health/checks/server/views.ts";
import { noteSecrets } from "#features/health/secrets/server/note-secrets.ts";
import { asCopy } from "#platform/as-copy.ts";
import { refuseUnfinished } from "#platform/backup/restore-mark.ts";
import type { Config } from "#platform/config.ts";
import type { World } from "#platform/create-context.ts";
import { openQueue, type Queue } from "#platform/jobs/queue.ts";
import { asSystem, workJobs } from "#platform/jobs/work-jobs.ts";
import type { Logger } from "#platform/logger.ts";
import { followWords } from "#platform/mail/follow-words.ts";
import { createCarrier } from "#platform/mail/mail-transport.ts";
import { createMetrics, type Metrics } from "#platform/metrics.ts";
import { openReplica, type Replica } from "#platform/replica.ts";
import { closeTracing, openTracing, tracing } from "#platform/tracing/tracing.ts";
import { createWatch } from "#platform/watch.ts";
import { reactions } from "../reactions.ts";
import { scheduleWith } from "../schedule.ts";
import { fillDemo } from "./fill-demo.ts";
import { flushWatch } from "./hand-health.ts";
import { secretValues } from "./hand-secrets.ts";
import { handedBy } from "./handed.ts";
import { replyToOf } from "./mail-in.ts";
import { type DatabaseServer, openDatabaseServer } from "./open-database-server.ts";
import { reactionPriority } from "./reactions/reaction-priority.ts";
import { renamedReactions } from "./reactions/renamed-reactions.ts";

/** Everything behind the HTTP layer: database, queue, and what every request is given. */
export type AppServices = {
  /** Never a pooler's: for listeners and session locks. */
  readonly address: DatabaseAddress;
  readonly pool: pg.Pool;
  /** If a standby takes part of the reading. */
  readonly replica?: Replica | undefined;
  readonly world: World;
  readonly metrics?: Metrics;
  close(): Promise<void>;
};

/** With the configuration in effect: a copy of a company is set up to reach no one. */
export type OpenedApp = AppServices & { readonly config: Config };

export type Say = (message: string) => void;
type Options = { siteUrl: string; log: Logger; works: boolean; say: Say };

export async function openApp(config: Config, options: Options): Promise<OpenedApp> {
  refuseUnfinished(config.dataDir);
  await openTracing(config.tracing, options.log);
  const server = await openDatabaseServer(config, options.say);
  const pool = openPool(server.address, { isPooler: server.direct !== server.address });
  tracing?.followPool(pool);
  try {
    const ran = await migrateFully(server.direct);
    if (ran.length > 0) options.say(`database: ran ${ran.join(", ")}`);
    return await furnish(config, options, { server, pool });
  } catch (error) {
    await pool.end();
    await server.stop();
    throw error;
  }
}

type Foundations = { server: DatabaseServer; pool: pg.Pool };

async function furnish(settings: Config, options: Options, { server, pool }: Foundations): Promise<OpenedApp> {
  const address = server.direct;
  const isCopy = await findIsCopy(openDatabase(pool));
  if (isCopy) options.say("this is a copy: it sends no email, takes no payment and calls no service");
  const config = isCopy ? asCopy(settings) : settings;
  const queue = await openQueue(address, options.works, options.log);
  if (config.demo) await fillDemo(pool, options.say);
  const metrics = metricsOf(pool, queue);
  const world: World = {
    queue,
    reactions,
    renamedReactions,
    priorityOf: reactionPriority,
    siteUrl: options.siteUrl,
    secret: config.appSecret,
    log: options.log,
    handed: handedBy(config, options, metrics.meter(createWatch())),
    clock: () => new Date(),
  };
  await eraseAgain({ pool, world }, options.say);
  const words = await followWords(address, () => findSavedWords(openDatabase(pool)), options.log);
  if (options.works) {
    const host = new URL(options.siteUrl).hostname;
    const carrier = createCarrier({ smtpUrl: config.smtpUrl, from: config.mailFrom, host, dataDir: config.dataDir });
    const schedule = scheduleWith(config, world.handed.outside, address);
    await workJobs({ pool, world, carrier, sender: findSenderOf, replyTo: replyToOf(config), schedule });
  }
  // Runs in the background.
  noteSecrets({ db: openDatabase(pool), now: world.clock() }, secretValues(config)).catch((error: unknown) =>
    options.log.warn({ err: error }, "changes of secrets not noted"),
  );
  const watch = flushWatch(pool, world);
  const replica =
    config.databaseReplicaUrl === undefined
      ? undefined
      : openReplica({ connectionString: config.databaseReplicaUrl }, pool, options.log);
  return {
    address,
    pool,
    replica,
    world,
    metrics,
    config,
    async close() {
      await queue.stop();
      await watch.stop();
      await words.stop();
      await replica?.stop();
      await pool.end();
      await server.stop();
      await closeTracing();
    },
  };
}

function metricsOf(pool: pg.Pool, queue: Queue): Metrics {
  const metrics = createMetrics();
  metrics.followPool(pool);
  metrics.followQueue(queue);
  metrics.followChecks(() => findResults(openDatabase(pool)));
  return metrics;
}

/**
 * A restored database still contains people erased since its backup. They are erased again before anyone is let in.
 */
async function eraseAgain(tools: { pool: pg.Pool; world: World }, say: Say) {
  await asSystem(tools, async (ctx) => {
    const count = await replayErasures(ctx);
    if (count > 0)
      say(
        `privacy: ${count} ${count === 1 ? "person who was" : "people who were"} erased after the backup, erased again`,
      );
  });
}
