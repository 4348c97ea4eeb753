import { addDays } from "../../src/domain/time/local-time.ts";
import { firstDay } from "../../src/testing/full-days.ts";
import type { Dispatcher } from "./dispatch-lanes.ts";

const days = [0, 1, 2].map((ahead) => addDays(firstDay, ahead));

/**
 * Has one day after the other optimised, and applies the plan, until stopped. Others change the same trips meanwhile, so
 * most plans are refused; those that are applied must be whole.
 */
export async function applyRoutesUntil(isOver: () => boolean, by: Dispatcher): Promise<number> {
  let applied = 0;
  for (let nth = 0; !isOver(); nth++) {
    // A killed server gives no answer, and its database is away for a moment.
    const isApplied = await applyOnce(by, days[nth % days.length] ?? firstDay, isOver).catch(() => false);
    if (isApplied) applied++;
    else await pause(50);
  }
  return applied;
}

async function applyOnce(by: Dispatcher, date: string, isOver: () => boolean): Promise<boolean> {
  const ask = async (call: string, body: object) => {
    const answer = await by.site().call(call, body, { authorization: `Bearer ${by.token}` });
    return { status: answer.status, body: await answer.json() };
  };
  const { drivers, vehicles } = (await ask("route-choices", { date })).body;
  const ids = (rows: readonly { readonly id: string }[]) => rows.map(({ id }) => id);
  const started = await ask("start-route-run", {
    date,
    driver_ids: ids(drivers),
    vehicle_ids: ids(vehicles),
    keeps_accepted: false,
    soon_hours: 0,
    is_robust: false,
    seconds: 1,
  });
  if (started.status !== 200) return false;
  let { run } = started.body;
  while (run.state !== "ready" && !isOver()) {
    await pause(200);
    run = (await ask("read-route-run", { run_id: run.id })).body.run;
  }
  const driverIds = [
    ...new Set(run.moves.flatMap(({ from, to }: Move) => [from?.driver.id ?? [], to?.driver.id ?? []].flat())),
  ];
  if (driverIds.length === 0) return false;
  const answer = await ask("apply-route-run", { run_id: run.id, version: run.version, driver_ids: driverIds });
  return answer.status === 200;
}

type Move = Readonly<Record<"from" | "to", { readonly driver: { readonly id: string } } | null>>;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
