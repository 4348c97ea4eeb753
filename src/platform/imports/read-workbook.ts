import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { accept, type Result, refuse } from "#domain/result.ts";
import { largestWorkbook, unpackedSize } from "./workbook-size.ts";

export type Workbook = Result<string[][], "unreadable" | "too_large">;

const patienceMs = 5_000;
const memoryMb = 256;

/** In a thread that can be ended: a three-kilobyte file may claim seventeen billion cells. */
const program = `
const { parentPort, workerData } = require("node:worker_threads");
const read = require(workerData.reader);
const two = (number) => String(number).padStart(2, "0");
function textOf(cell) {
  if (cell === null || cell === undefined) return "";
  if (!(cell instanceof Date)) return String(cell);
  const at = new Date(Math.round(cell.getTime() / 60000) * 60000);
  const time = two(at.getUTCHours()) + ":" + two(at.getUTCMinutes());
  if (at.getUTCFullYear() < 1901) return time;
  const day = at.getUTCFullYear() + "-" + two(at.getUTCMonth() + 1) + "-" + two(at.getUTCDate());
  return time === "00:00" ? day : day + " " + time;
}
(read.default ?? read)(Buffer.from(workerData.content)).then(
  (sheets) => parentPort.postMessage({ rows: (sheets[0]?.data ?? []).map((row) => row.map(textOf)) }),
  () => parentPort.postMessage({}),
);`;

/** The cells of a workbook’s first sheet as text; dates as 2026-11-20, times as 09:30. */
export async function readWorkbook(content: Buffer): Promise<Workbook> {
  const size = unpackedSize(content);
  if (size === undefined) return refuse("unreadable");
  if (size > largestWorkbook) return refuse("too_large");
  const worker = new Worker(program, {
    eval: true,
    workerData: {
      reader: createRequire(import.meta.url).resolve("read-excel-file/node"),
      content: Uint8Array.from(content),
    },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  try {
    return await answerOf(worker);
  } finally {
    await worker.terminate();
  }
}

const answerOf = (worker: Worker) =>
  new Promise<Workbook>((resolve) => {
    const timer = setTimeout(() => resolve(refuse("too_large")), patienceMs);
    const settle = (workbook: Workbook) => {
      clearTimeout(timer);
      resolve(workbook);
    };
    worker.once("message", ({ rows }: { rows?: string[][] }) => settle(rows ? accept(rows) : refuse("unreadable")));
    // Also emitted when it runs out of memory.
    worker.once("error", ({ code }: Error & { code?: string }) =>
      settle(refuse(code === "ERR_WORKER_OUT_OF_MEMORY" ? "too_large" : "unreadable")),
    );
  });
