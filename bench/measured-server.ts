import path from "node:path";
import { startServer } from "../src/app/start-server.ts";
import type { Watch } from "../src/platform/watch.ts";
import type { Pair } from "./paired.ts";

/**
 * Our own server with its counting switched off and on every few hundred requests. Two processes with the
 * same code, or two minutes of one on a busy machine, differ by more than the counting costs.
 */
const { site, services } = await startServer(path.resolve("dist/client"));
const counting = site.listeners("request").slice(1) as ((...input: unknown[]) => void)[];
const watch = services.world.handed.watch;
let counts = true;

const switched: Watch = {
  ...watch,
  called(name, answer) {
    if (counts) watch.called(name, answer);
  },
};
Object.assign(services.world.handed, { watch: switched });

function switchTo(next: boolean): void {
  if (next !== counts) for (const listener of counting) site[next ? "on" : "off"]("request", listener);
  counts = next;
}

/** Nanoseconds of processor time of the thread that answers. */
function used(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) * 1000;
}

/** One block: with, without, without, with, so that drift affects both alike. */
const order = [true, false, false, true] as const;
export type Plan = { readonly each: number; readonly blocks: number; readonly isTrial: boolean };

function measure({ each, blocks, isTrial }: Plan): void {
  const pairs: Pair[] = [];
  let [seen, quarter, last, sums] = [0, 0, used(), { with: 0, without: 0 }];
  const count = () => {
    if (++seen < each) return;
    const now = used();
    sums[order[quarter] ? "with" : "without"] += (now - last) / each;
    [seen, quarter] = [0, (quarter + 1) % order.length];
    if (quarter === 0) {
      pairs.push(sums);
      sums = { with: 0, without: 0 };
    }
    if (pairs.length === blocks) {
      site.off("request", count);
      switchTo(true);
      process.send?.(pairs);
    } else switchTo(isTrial || (order[quarter] ?? true));
    last = used();
  };
  site.prependListener("request", count);
}

process.on("message", (plan: Plan) => measure(plan));
process.send?.("ready");
