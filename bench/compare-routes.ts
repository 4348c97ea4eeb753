import fs from "node:fs";
import path from "node:path";
import { checkPlan } from "../src/domain/routing/check-plan.ts";
import { optimiseRoutes } from "../src/domain/routing/optimise-routes.ts";
import type { RoutePlan } from "../src/domain/routing/route-plan.ts";
import { type Family, type Instance, readInstances } from "./routing-instances.ts";

/** Beside the repository: the instances belong to others. */
const folder = path.resolve("../shared/data/routing");

type Trial = {
  readonly name: string;
  readonly family: Family;
  readonly seconds: number;
  readonly fewestVehicles: boolean;
  /** The most vehicles in all, or the most by which the mean distance exceeds the best known, in per cent. */
  readonly most: { readonly vehicles: number } | { readonly excess: number };
};

const trials: readonly Trial[] = [
  {
    name: "Li & Lim, fewest vehicles",
    family: "li_lim_100",
    seconds: 1,
    fewestVehicles: true,
    most: { vehicles: 405 },
  },
  {
    name: "Li & Lim, fewest vehicles",
    family: "li_lim_100",
    seconds: 5,
    fewestVehicles: true,
    most: { vehicles: 403 },
  },
  { name: "Solomon, distance", family: "solomon", seconds: 5, fewestVehicles: false, most: { excess: 0.6 } },
  { name: "Solomon, fewest vehicles", family: "solomon", seconds: 5, fewestVehicles: true, most: { vehicles: 412 } },
  { name: "dial-a-ride, distance", family: "darp", seconds: 5, fewestVehicles: false, most: { excess: 0.4 } },
];

const quickSeconds = 1;
/** Of the quick run: one instance in so many. */
const quickStep = 8;

/**
 * Plans the benchmark instances of routing and prints a row for each family. Each plan is checked by `checkPlan`. Time is
 * processor time of this thread: a busy machine makes the run longer, not worse.
 */
export function compareRoutes(options: readonly string[]): void {
  const isQuick = options.includes("--quick");
  const seed = Number(options.find((option) => option.startsWith("--seed="))?.slice("--seed=".length) ?? 1);
  const only = options.find((option) => !option.startsWith("--")) ?? "";
  console.log(`seconds of processor time for each instance, seed ${seed}, every plan checked\n`);
  console.log(
    "family                      seconds  instances  vehicles (best)  distance, mean and worst  left out  faults  limit",
  );
  for (const trial of trials.filter(({ name }) => name.includes(only))) {
    const all = readInstances(folder, trial.family);
    const instances = isQuick ? all.filter((_, at) => at % quickStep === 3) : all;
    const seconds = isQuick ? Math.min(quickSeconds, trial.seconds) : trial.seconds;
    printTrial({ ...trial, seconds }, instances, seed);
  }
  console.log(`\nmost memory: ${Math.round(process.resourceUsage().maxRSS / 1024)} MB`);
}

type Outcome = {
  readonly vehicles: number;
  readonly best: BestKnown;
  readonly excess: number;
  readonly leftOut: number;
  readonly faults: readonly string[];
};

function printTrial(trial: Trial, instances: readonly Instance[], seed: number): void {
  const best = bestKnown();
  const outcomes = instances.map((instance) => {
    const known = best.get(`${instance.family} ${instance.name}`);
    if (!known) throw new Error(`No best known value for ${instance.name}`);
    return outcomeOf(trial, planOf(trial, instance, seed), instance, known);
  });
  const vehicles = outcomes.reduce((sum, outcome) => sum + outcome.vehicles, 0);
  const bestVehicles = outcomes.reduce((sum, outcome) => sum + outcome.best.vehicles, 0);
  const excess = outcomes.reduce((sum, outcome) => sum + outcome.excess, 0) / outcomes.length;
  const worst = Math.max(...outcomes.map((outcome) => outcome.excess));
  const faults = outcomes.flatMap((outcome) => outcome.faults);
  const columns = [
    trial.name.padEnd(26),
    String(trial.seconds).padStart(8),
    String(instances.length).padStart(10),
    `${vehicles} (${bestVehicles || "-"})`.padStart(16),
    `${signed(excess)} ${signed(worst)}`.padStart(25),
    String(outcomes.reduce((sum, { leftOut }) => sum + leftOut, 0)).padStart(9),
    String(faults.length).padStart(7),
    "vehicles" in trial.most ? `  ${trial.most.vehicles} vehicles` : `  ${signed(trial.most.excess)}`,
  ];
  console.log(columns.join(" "));
  for (const fault of faults) console.log(`  ${fault}`);
}

const signed = (percent: number): string => `${percent < 0 ? "" : "+"}${percent.toFixed(2)}%`;

const planOf = ({ fewestVehicles, seconds }: Trial, { problem }: Instance, seed: number): RoutePlan =>
  optimiseRoutes(problem, { seed, fewestVehicles, time: { milliseconds: seconds * 1000, now: ownMilliseconds } });

function ownMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function outcomeOf(trial: Trial, plan: RoutePlan, { name, problem }: Instance, best: BestKnown): Outcome {
  const reference = trial.fewestVehicles ? best.distance : best.shortest;
  return {
    vehicles: plan.routes.length,
    best,
    excess: (plan.km / reference - 1) * 100,
    leftOut: plan.unassigned.length,
    faults: checkPlan(problem, plan).map((fault) => `${name}: ${fault}`),
  };
}

/** The distance with the fewest vehicles, and the shortest with any number of them. */
type BestKnown = { readonly vehicles: number; readonly distance: number; readonly shortest: number };

function bestKnown(): ReadonlyMap<string, BestKnown> {
  const [head = "", ...lines] = fs.readFileSync(path.join(folder, "bks.csv"), "utf8").trim().split("\n");
  const names = head.split(",");
  return new Map(
    lines.map((line) => {
      const fields = line.split(",");
      const field = (name: string) => fields[names.indexOf(name)] ?? "";
      const distance = Number(field("bks_distance"));
      const shortest = Number(field("distance_only_distance")) || distance;
      return [`${field("set")} ${field("instance")}`, { vehicles: Number(field("bks_vehicles")), distance, shortest }];
    }),
  );
}
