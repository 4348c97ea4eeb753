import { parentPort, workerData } from "node:worker_threads";
import type { JudgeMessage, JudgeWork } from "./judge-private-day.ts";

/** The program of a judge’s thread: an exact solver that can’t be interrupted. Node runs it by itself. */
const { program, seconds } = workerData as JudgeWork;
// Its types are those of its CommonJS file, which has the function one step deeper than the module that Node loads.
const { default: module } = await import("highs");
const load = module as unknown as typeof module.default;
const highs = await load({});
const { Status, ObjectiveValue } = highs.solve(program, { time_limit: seconds, mip_rel_gap: 0, output_flag: false });
const message: JudgeMessage = { least: Status === "Optimal" ? ObjectiveValue : null };
parentPort?.postMessage(message);
