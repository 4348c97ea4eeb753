import { openDatabase } from "#db/connect.ts";
import { giveDriverAccounts } from "#db/seed/people/driver-accounts.ts";
import { nobody } from "#platform/context.ts";
import { unlimited } from "#platform/http/rate-limit.ts";
import { newId } from "#platform/ids.ts";
import { OnlyOne } from "#platform/jobs/only-one.ts";
import { CallService } from "#platform/serve-calls.ts";
import { api } from "../api.ts";
import { DemoDay } from "../sandbox/drivers/demo-day.ts";
import type { PhoneLine } from "../sandbox/drivers/phone-line.ts";
import type { AppServices } from "./open-app.ts";
import { optimiseTomorrow } from "./optimise-tomorrow.ts";

/** No other lock uses this number: one that did would wait as long as the demo runs. */
export const demoLock = 727_046;
/** Another instance is running the demo, or something failed. */
const tryAgainMs = 30_000;
const dispatcher = "dispatcher@demo.example";
/** The site opens first. */
const firstMs = 1000;

export type LiveDemo = { stop(): Promise<void> };

/** Runs the demo’s day, on one instance only, with one timer that waits for the next event. */
export function startLiveDemo(services: AppServices): LiveDemo {
  const { pool, world, address } = services;
  const only = new OnlyOne(address, demoLock);
  const day = new DemoDay({
    db: openDatabase(pool),
    ask: lineTo(services),
    driveBetween: world.handed.map.driveBetween,
    dispatcher,
  });
  let [isStopped, isReady] = [false, false];
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  async function round(): Promise<number> {
    if (!(await only.isMine())) return tryAgainMs;
    if (!isReady) {
      await giveDriverAccounts(pool, world.clock());
      await optimiseTomorrow(services, dispatcher);
    }
    isReady = true;
    return day.round(world.clock());
  }
  function wait(ms: number) {
    if (isStopped) return;
    timer = setTimeout(() => {
      running = round().then(wait, (error: unknown) => {
        world.log.warn({ err: error }, "the demo’s day stood still");
        wait(tryAgainMs);
      });
    }, ms).unref();
  }
  wait(firstMs);
  return {
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await running;
      await only.stop();
    },
  };
}

/** Uses the site’s own calls with all their checks. Only failures are logged, since this happens every few seconds. */
export function lineTo({ pool, world }: Pick<AppServices, "pool" | "world">): PhoneLine {
  const log = world.log.child({}, { level: world.log.isLevelEnabled("debug") ? "debug" : "warn" });
  const service = new CallService({ pool, world: { ...world, log }, limiter: unlimited, calls: api });
  return async ({ userId, role }, call, body) => {
    const bound = service.find(call);
    if (!bound) throw new Error(`The demo makes a call that isn’t there: ${call}`);
    return service.answer(bound, {
      body: JSON.stringify(body),
      actor: { kind: "person", userId, roles: [role] },
      caller: nobody,
      correlationId: newId(),
      idempotencyKey: undefined,
    });
  };
}
