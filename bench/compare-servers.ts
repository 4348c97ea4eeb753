import http from "node:http";
import { cpuSeconds, median } from "./cpu.ts";
import { headersOf, type LoadRequest, load, pathOf } from "./load.ts";
import { type Running, startBare } from "./processes.ts";

export type Ratio = { name: string; ours: number; bare: number; unit: string };

/** Prints one ratio on one line. */
export const printRatio = ({ name, unit, ours, bare }: Ratio): void =>
  console.log(`${name.padEnd(44)} ${(ours / bare).toFixed(2)}x   ${Math.round(ours)} of ${Math.round(bare)} ${unit}`);

const rounds = 5;
const trial = { seconds: 2, connections: 8 };

/**
 * Our server compared with a bare one that sends the same bytes: alternately in one run, the median of the
 * rounds.
 */
export async function compareWithBare(name: string, ours: Running, request: LoadRequest): Promise<Ratio[]> {
  const answer = await fetchOnce(ours.port, request);
  const bare = await startBare(answer.body, answer.headers);
  for (const server of [ours, bare]) await load(server.port, request, { ...trial, seconds: 1 });
  const measured = { ours: newSeries(), bare: newSeries() };
  for (let round = 0; round < rounds; round++) {
    await measure(ours, request, measured.ours);
    await measure(bare, request, measured.bare);
  }
  await bare.stop();
  return [
    { name, unit: "requests a second", ours: median(measured.ours.perSecond), bare: median(measured.bare.perSecond) },
    {
      name,
      unit: "requests a processor second",
      ours: median(measured.ours.perCpu),
      bare: median(measured.bare.perCpu),
    },
  ];
}

export const newSeries = () => ({ perSecond: [] as number[], perCpu: [] as number[] });

export async function measure(server: Running, request: LoadRequest, series: ReturnType<typeof newSeries>) {
  const before = cpuSeconds(server.pid);
  const result = await load(server.port, request, trial);
  series.perSecond.push(result.perSecond);
  series.perCpu.push(result.requests / (cpuSeconds(server.pid) - before));
}

/** The headers that our server adds; Node's own are also sent by the bare server. */
function ownHeaders(headers: http.IncomingHttpHeaders): Record<string, string> {
  const nodes = new Set(["date", "connection", "keep-alive", "content-length", "transfer-encoding"]);
  const own = Object.entries(headers).filter(([name]) => !nodes.has(name));
  return Object.fromEntries(own.map(([name, value]) => [name, String(value)]));
}

function fetchOnce(port: number, request: LoadRequest): Promise<{ body: Buffer; headers: Record<string, string> }> {
  const { body, ...rest } = request;
  return new Promise((resolve, reject) => {
    const sending = http.request(
      { host: "127.0.0.1", port, ...rest, path: pathOf(request), headers: headersOf(request) },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part) => parts.push(part));
        answer.on("end", () => {
          resolve({ body: Buffer.concat(parts), headers: ownHeaders(answer.headers) });
        });
      },
    );
    sending.on("error", reject);
    sending.end(typeof body === "function" ? body() : body);
  });
}
