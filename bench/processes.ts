import { type ChildProcess, fork, spawn } from "node:child_process";
import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";

export type Running = { port: number; pid: number; stop(): Promise<void> };

/** Our built server on its own empty database. */
export const startOurs = (dataDir: string): Promise<Running> => startOursOn(4399, { DATA_DIR: dataDir });

/** Our built server with these settings. */
export async function startOursOn(port: number, settings: Readonly<Record<string, string>>): Promise<Running> {
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: "production",
    PORT: String(port),
    ...settings,
    DEMO: "0",
    RATE_LIMIT: "off",
    // A call’s reactions are separate work, for a worker that may run elsewhere.
    WORKER: "off",
    LOG_LEVEL: "error",
    HOST: "127.0.0.1",
  };
  const child = spawn(process.execPath, ["dist/server/server.js"], { env, stdio: ["ignore", "ignore", "inherit"] });
  for (let tries = 0; tries < 600; tries++) {
    const answer = await fetch(`http://127.0.0.1:${port}/healthz`).catch(() => undefined);
    if (answer?.ok) return running(child, port);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("Our server did not start.");
}

/** A bare Node server that sends the same bytes and headers. */
export async function startBare(body: Buffer, headers: Record<string, string>): Promise<Running> {
  const file = path.join(await fs.mkdtemp(path.join(os.tmpdir(), "cts-bench-")), "answer.json");
  await fs.writeFile(file, JSON.stringify({ body: body.toString("base64"), headers }));
  const child = fork("bench/bare-server.mjs", [file]);
  const port = await new Promise<number>((resolve) => child.once("message", (message) => resolve(Number(message))));
  return running(child, port);
}

const running = (child: ChildProcess, port: number): Running => ({
  port,
  pid: child.pid ?? 0,
  stop: () =>
    new Promise((resolve) => {
      child.once("exit", () => resolve());
      child.kill("SIGTERM");
    }),
});
