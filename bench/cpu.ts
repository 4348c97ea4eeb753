import fs from "node:fs";

const fieldsOf = (pid: number): string[] =>
  fs
    .readFileSync(`/proc/${pid}/stat`, "utf8")
    .replace(/^.*\) /, "")
    .split(" ");

/**
 * Seconds of processor time a process has used so far (Linux). Steady even where requests per second vary
 * with the machine’s load.
 */
export function cpuSeconds(pid: number): number {
  const fields = fieldsOf(pid);
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

/** The same for a database server: its own time, that of closed connections, and that of open ones. */
export function cpuSecondsOfServer(pid: number): number {
  const fields = fieldsOf(pid);
  const ended = (Number(fields[13]) + Number(fields[14])) / 100;
  const children = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").split(" ").filter(Boolean);
  return children.reduce((sum, child) => sum + stillCounted(Number(child)), cpuSeconds(pid) + ended);
}

/** A process that ends meanwhile is counted with its server next time. */
function stillCounted(pid: number): number {
  try {
    return cpuSeconds(pid);
  } catch {
    return 0;
  }
}

/** Processor time of the bench itself, in seconds. */
export function ownCpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};
