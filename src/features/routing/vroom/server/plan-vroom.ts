import { accept } from "#domain/result.ts";
import type { Context } from "#platform/context.ts";
import { runSearch } from "../../server/run-search.ts";
import type { VroomProblem } from "../contract.ts";
import { readVroom, type SecondsTable, toRoutingProblem, type VroomPlaces } from "./read-vroom.ts";
import { writeVroom } from "./write-vroom.ts";

/** Plans a problem of somebody else’s in the format that route planners share. */
export async function planVroom({ map }: Pick<Context, "map">, problem: VroomProblem) {
  const places = readVroom(problem);
  if (!places.ok) return places;

  const table = problem.matrices ? given(problem.matrices.car) : await measured({ map }, places.value);
  const { seed, iterations, limit_seconds } = problem;
  const { plan } = runSearch({
    problem: toRoutingProblem(problem, places.value, table),
    settings: { seed, ...(iterations ? { iterations } : { milliseconds: limit_seconds * 1000 }) },
  });

  return accept(writeVroom({ problem, plan: await plan, places: places.value, table }));
}

type Matrices = NonNullable<VroomProblem["matrices"]>["car"];

/** Without distances there are none in the answer either. */
const given = ({ durations, distances }: Matrices): SecondsTable => ({
  places: durations.length,
  durations: durations.flat(),
  distances: distances?.flat() ?? [],
});

async function measured({ map }: Pick<Context, "map">, { points }: VroomPlaces): Promise<SecondsTable> {
  const { places, minutes, km } = await map.roadTable(points);
  return {
    places,
    durations: Float64Array.from(minutes, (one) => Math.round(one * 60)),
    distances: Float64Array.from(km, (one) => Math.round(one * 1000)),
  };
}
