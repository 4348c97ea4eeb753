import { type ChildProcess, spawn } from "node:child_process";
import net from "node:net";

export type Site = {
  readonly url: string;
  readonly process: ChildProcess;
  output(): string;
  call(name: string, body: unknown, headers?: Record<string, string>): Promise<Response>;
  /** Stops it and returns its exit code. */
  stop(): Promise<number | null>;
  kill(): Promise<void>;
};

type Env = Record<string, string>;

/** Starts the built server as a separate process and waits until it can serve. */
export async function startSite(env: Env): Promise<Site> {
  const port = Number(env.PORT) || (await freePort());
  const url = `http://127.0.0.1:${port}`;
  const { child, output, ended } = launch({
    HOST: "127.0.0.1",
    DEMO_LIVE: "0",
    UNDO_WINDOW: "0",
    ...env,
    PORT: String(port),
  });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The server ended: ${output()}`);
    const healthy = await fetch(`${url}/healthz`).catch(() => undefined);
    if (healthy?.status === 200) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    process: child,
    output,
    call: (name, body, headers = {}) =>
      fetch(`${url}/functions/v1/${name}`, {
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: JSON.stringify(body),
      }),
    stop() {
      child.kill("SIGTERM");
      return ended;
    },
    async kill() {
      child.kill("SIGKILL");
      await ended;
    },
  };
}

/** Starts it, expecting it to exit. */
export async function startInVain(env: Env): Promise<{ code: number | null; output: string }> {
  const { output, ended } = launch(env);
  const code = await ended;
  return { code, output: output() };
}

function launch(env: Env) {
  const child = spawn(process.execPath, ["dist/server/server.js"], {
    env: {
      PATH: process.env.PATH ?? "",
      NODE_ENV: "production",
      LOG_LEVEL: "warn",
      // As with npm start: the compile cache is shared by all processes.
      NODE_COMPILE_CACHE: ".cache/compiled",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (part) => {
      text += part;
    });
  const ended = new Promise<number | null>((resolve) => child.once("exit", (code) => resolve(code)));
  return { child, ended, output: () => text };
}

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const trial = net.createServer().listen(0, "127.0.0.1", () => {
      const address = trial.address();
      trial.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
}

/** A booking request for the day after tomorrow. */
export const bookingRequest = (changes: object = {}) => ({
  first_name: "Amira",
  last_name: "Khan",
  email: "amira@example.com",
  phone: "+44 20 7946 0000",
  service_type: "airport_transfer",
  pickup_location: "Cape Town International Airport",
  destination: "Camps Bay",
  pickup_date: new Date(Date.now() + 2 * 24 * 3600 * 1000).toISOString().slice(0, 10),
  pickup_time: "09:00",
  return_date: null,
  return_time: null,
  passengers: 2,
  special_requirements: "",
  affiliate_id: null,
  commission_rate: 0,
  ...changes,
});
