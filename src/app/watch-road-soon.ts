import { system } from "#domain/account/roles.ts";
import { watchRoad } from "#features/tracking/alerts/server/watch-road.ts";
import { createContext } from "#platform/create-context.ts";
import { newId } from "#platform/ids.ts";
import { inTransaction } from "#platform/transaction.ts";
import type { AppServices } from "./open-app.ts";

/** Positions come all the time: where they lead is looked at this often at most. */
const lookEveryMs = 10_000;

/** Looks at the road some seconds after positions have come in, and not at all while none do. The schedule does the rest. */
export function watchRoadSoon({ pool, world }: Pick<AppServices, "pool" | "world">) {
  let timer: NodeJS.Timeout | undefined;
  async function look() {
    try {
      await inTransaction(pool, async (db) => {
        const { ctx, finish } = createContext(world, { db, actor: system, correlationId: newId() });
        await watchRoad(ctx);
        await finish();
      });
    } catch (error) {
      // The schedule looks within a minute.
      world.log.warn({ err: error }, "watching the road");
    }
    timer = undefined;
  }
  return {
    soon() {
      timer ??= setTimeout(() => void look(), lookEveryMs).unref();
    },
    stop: () => clearTimeout(timer),
  };
}
