import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import fs from "node:fs";
import net from "node:net";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** Three database machines and three instances, all on this one, each with its own loopback ports. */
export const nodes = [1, 2, 3] as const;
export type NodeNumber = (typeof nodes)[number];
export const host = "127.0.0.1";
export const ports = {
  etcdClient: (n: number) => 24790 + n,
  etcdPeer: (n: number) => 24800 + n,
  /** The ports of PostgreSQL and Patroni, and of the relays through which others reach them. */
  postgres: (n: number) => 54400 + n,
  postgresRelay: (n: number) => 54410 + n,
  rest: (n: number) => 8440 + n,
  restRelay: (n: number) => 8450 + n,
  /** The relay from node n to etcd member m. */
  etcdRelay: (n: number, m: number) => 24810 + n * 10 + m,
  primary: 54500,
  replica: 54501,
  pooler: 54502,
  site: (n: number) => 3410 + n,
};

export const folder = fs.mkdtempSync(path.join(os.tmpdir(), "cts-failover-"));
fs.chmodSync(folder, 0o755);
for (const name of ["log", "data", "etcd", "postgres"]) fs.mkdirSync(path.join(folder, name));

/** PostgreSQL refuses to run as root, so it runs as the account of Debian's package. */
const isRoot = process.getuid?.() === 0;
const idOf = (flag: "-u" | "-g") => Number(execFileSync("id", [flag, "postgres"], { encoding: "utf8" }));
const databaseAccount = isRoot ? { uid: idOf("-u"), gid: idOf("-g") } : {};
if (isRoot)
  for (const name of ["etcd", "postgres"])
    fs.chownSync(path.join(folder, name), databaseAccount.uid ?? 0, databaseAccount.gid ?? 0);

const binaries = "/usr/lib/postgresql";
export const postgresBin = path.join(
  binaries,
  fs.readdirSync(binaries).toSorted((a, b) => Number(b) - Number(a))[0] ?? "",
  "bin",
);

/** A file of deploy/ filled in with the drill’s values, as a company would. */
export function fillFile(name: string, values: Readonly<Record<string, string | number>>, as = name): string {
  const text = fs.readFileSync(path.resolve("deploy", name), "utf8").replace(/\$\{(\w+)\}/g, (whole, key: string) => {
    if (values[key] === undefined) throw new Error(`deploy/${name}: ${whole} has no value in the drill.`);
    return String(values[key]);
  });
  const file = path.join(folder, as);
  fs.writeFileSync(file, text);
  if (isRoot) fs.chownSync(file, databaseAccount.uid ?? 0, databaseAccount.gid ?? 0);
  fs.chmodSync(file, 0o600);
  return file;
}

const running = new Map<string, ChildProcess>();

type Start = { readonly env?: NodeJS.ProcessEnv; readonly asDatabase?: boolean };

/** Starts a process group, so that all of it can be ended; its output goes to log/<name>. */
export function start(name: string, command: string, args: readonly string[], { env, asDatabase }: Start = {}): void {
  const log = fs.openSync(path.join(folder, "log", name), "a");
  const child = spawn(command, args, {
    env: env ?? process.env,
    detached: true,
    stdio: ["ignore", log, log],
    ...(asDatabase ? databaseAccount : {}),
  });
  fs.closeSync(log);
  child.on("error", (error) => say(`${command}: ${error.message}`));
  running.set(name, child);
}

export const processId = (name: string): number | undefined => running.get(name)?.pid;
export const isRunning = (name: string): boolean => running.get(name)?.exitCode === null && !running.get(name)?.killed;

/** Kills without warning, like a power failure. */
export function killAtOnce(pid: number | undefined): void {
  if (pid !== undefined) process.kill(pid, "SIGKILL");
}

export async function stop(name: string): Promise<void> {
  const child = running.get(name);
  running.delete(name);
  if (!child?.pid || child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  process.kill(-child.pid, "SIGTERM");
  const timer = setTimeout(() => process.kill(-Number(child.pid), "SIGKILL"), 30_000);
  await ended.finally(() => clearTimeout(timer));
}

export const namesRunning = (): string[] => [...running.keys()];

export const say = (text: string): void => console.log(`${new Date().toISOString().slice(11, 19)} ${text}`);

export async function eventually<T>(what: string, seconds: number, look: () => Promise<T | undefined | false>) {
  const until = Date.now() + seconds * 1000;
  for (;;) {
    const result = await look().catch(() => undefined);
    if (result) return result;
    if (Date.now() > until) throw new Error(`Waited ${seconds} s for ${what}; logs are in ${folder}/log.`);
    await pause(250);
  }
}

/** A connection between two machines that can be cut in both directions. */
export class Relay {
  readonly #sockets = new Set<net.Socket>();
  readonly #server: net.Server;
  #isCut = false;

  constructor(from: number, to: number) {
    this.#server = net.createServer((inner) => {
      if (this.#isCut) return void inner.destroy();
      const outer = net.connect(to, host);
      for (const [one, other] of [
        [inner, outer],
        [outer, inner],
      ] as const) {
        this.#sockets.add(one);
        one.on("error", () => other.destroy());
        one.on("close", () => {
          this.#sockets.delete(one);
          other.destroy();
        });
        one.pipe(other);
      }
    });
    this.#server.listen(from, host);
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  mend(): void {
    this.#isCut = false;
  }

  stop(): void {
    this.cut();
    this.#server.close();
  }
}
