import { type ChildProcess, spawn } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { DatabaseAddress } from "../connect.ts";
import { type Account, serverAccount } from "./server-account.ts";
import { isCode, prepareFiles, type ServerFiles, serverEnvironment } from "./server-files.ts";

/**
 * A real PostgreSQL server of our own: unix socket only, one owning process, any number of guests. When the owner ends, by
 * whatever means, so does its server, and one of the guests starts it again and owns it from then on.
 */
export type EmbeddedServer = {
  address: DatabaseAddress;
  dataFolder: string;
  /** At the start. */
  role: "owner" | "guest";
  stop(): Promise<void>;
};

const ownerName = "cape-town-shuttle-owner";
const guestName = "cape-town-shuttle-guest";
const tryAgainMs = 2000;

/**
 * No port at all; mmap because containers often have a tiny /dev/shm. Of errors PostgreSQL would log the statement and the
 * values it choked on, and those are of customers: our own code logs the error, without them.
 */
const serverSettings = [
  "log_min_messages=log",
  "log_min_error_statement=panic",
  "log_error_verbosity=terse",
  "listen_addresses=",
  "unix_socket_permissions=0700",
  "dynamic_shared_memory_type=mmap",
  "max_connections=100",
].flatMap((setting) => ["-c", setting]);

/**
 * The shell ends the server when our end of its standard input closes, so that even kill -9 of this process leaves no
 * orphan. INT asks PostgreSQL to roll back what runs and stop at once, cleanly.
 */
const guardScript =
  'exec 3<&0; "$@" </dev/null 3<&- & p=$!; (read _ <&3; kill -INT $p) & r=$!; wait $p; c=$?; kill $r 2>/dev/null; exit $c';

export async function startEmbeddedServer(
  requestedFolder: string,
  say: (message: string) => void = () => {},
): Promise<EmbeddedServer> {
  const account = serverAccount();
  const files = prepareFiles(requestedFolder, account, say);
  const supervisor = new Supervisor(files, account, say);
  const role = await supervisor.ensure();
  return { address: supervisor.address, dataFolder: files.dataFolder, role, stop: () => supervisor.stop() };
}

class Supervisor {
  readonly address: { host: string; user: string; database: string };
  readonly #files: ServerFiles;
  readonly #account: Account;
  readonly #say: (message: string) => void;
  #child: ChildProcess | undefined;
  /** An owner's tells guests that the server has one; a guest's tells it when the server ends. */
  #watch: pg.Client | undefined;
  #stopping = false;

  constructor(files: ServerFiles, account: Account, say: (message: string) => void) {
    this.address = { host: files.socketFolder, user: "app", database: "postgres" };
    this.#files = files;
    this.#account = account;
    this.#say = say;
  }

  async ensure(): Promise<"owner" | "guest"> {
    for (let round = 0; round < 300 && !this.#stopping; round++) {
      const state = await this.#look();
      if (state === "owned" && (await this.#follow())) return "guest";
      const pid = runningServer(this.#files.dataFolder);
      if (pid === 0 && (await this.#launch())) return "owner";
      if (pid !== 0 && state === "orphan" && round > 20) endQuietly(pid);
      await sleep(50);
    }
    throw new Error(`The embedded database did not start; its log is ${this.#files.logFile}`);
  }

  async stop() {
    this.#stopping = true;
    const server = this.#child;
    const gone = new Promise<void>((resolve) => server?.once("exit", () => resolve()));
    // A guest's watch keeps nothing alive, so waiting for its end would end a process that has more to say.
    if (this.#watch) Object(this.#watch).ref();
    await this.#watch?.end().catch(() => {});
    if (!server) return;
    server.ref();
    server.stdin?.end();
    await gone;
  }

  #connectAs(name: string): pg.Client {
    const client = new pg.Client({ ...this.address, application_name: name, connectionTimeoutMillis: 5000 });
    client.on("error", () => {});
    return client;
  }

  async #look(): Promise<"owned" | "orphan" | "down"> {
    const client = this.#connectAs("probe");
    try {
      await client.connect();
      const owners = await client.query("select 1 from pg_stat_activity where application_name = $1", [ownerName]);
      return owners.rowCount ? "owned" : "orphan";
    } catch {
      return "down";
    } finally {
      void client.end().catch(() => {});
    }
  }

  /** A guest's watch: it does not keep the process alive, and when it is cut the server is started again from here. */
  async #follow(): Promise<boolean> {
    const client = this.#connectAs(guestName);
    try {
      await client.connect();
    } catch {
      return false;
    }
    Object(client).unref();
    this.#watch = client;
    client.once("end", () => {
      if (client === this.#watch && !this.#stopping) this.#restart();
    });
    return true;
  }

  /** True once the server answers; false when it ended first, most often because another process won the race. */
  async #launch(): Promise<boolean> {
    const started = this.#spawn();
    let ended = false;
    started.once("exit", () => {
      ended = true;
      if (started === this.#child && !this.#stopping) this.#restart();
    });
    while (!ended) {
      const client = this.#connectAs(ownerName);
      try {
        await client.connect();
        if (ended) return false;
        this.#child = started;
        this.#watch = client;
        started.unref();
        return true;
      } catch {
        void client.end().catch(() => {});
        await sleep(20);
      }
    }
    return false;
  }

  #restart() {
    this.#say("the database server ended; starting it again");
    this.#child = undefined;
    this.#watch = undefined;
    void this.#ensureAtLast(300);
  }

  /** Without a database there is nothing else to do: it is tried until it succeeds. */
  async #ensureAtLast(wait: number): Promise<void> {
    await sleep(wait);
    if (this.#stopping) return;
    try {
      await this.ensure();
    } catch (error) {
      this.#say(error instanceof Error ? error.message : String(error));
      await this.#ensureAtLast(tryAgainMs);
    }
  }

  /** Detached: Ctrl-C reaches the whole process group, and the database must outlive the requests that still run. */
  #spawn(): ChildProcess {
    const { programs, dataFolder, socketFolder, logFile } = this.#files;
    const program = [path.join(programs, "postgres"), "-D", dataFolder, "-k", socketFolder];
    const log = fs.openSync(logFile, "a");
    const started = spawn("/bin/sh", ["-c", guardScript, "sh", ...program, ...serverSettings], {
      ...this.#account,
      env: serverEnvironment,
      cwd: "/",
      detached: true,
      stdio: ["pipe", log, log],
    });
    fs.closeSync(log);
    started.stdin?.on("error", () => {});
    return started;
  }
}

/** The live server of this folder, 0 if there is none. After a crash the noted pid may belong to a stranger by now. */
function runningServer(dataFolder: string): number {
  const note = path.join(dataFolder, "postmaster.pid");
  let pid: number;
  try {
    pid = Number.parseInt(fs.readFileSync(note, "utf8"), 10);
  } catch {
    return 0;
  }
  if (process.platform === "linux") {
    const command = readOrEmpty(`/proc/${pid}/cmdline`);
    if (command.includes("postgres") && command.includes(dataFolder)) return pid;
    fs.rmSync(note, { force: true });
    return 0;
  }
  try {
    process.kill(pid, 0);
    return pid;
  } catch (error) {
    return isCode(error, "EPERM") ? pid : 0;
  }
}

function readOrEmpty(file: string): string {
  try {
    return fs.readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

function endQuietly(pid: number) {
  try {
    process.kill(pid, "SIGINT");
  } catch {
    // It ended by itself meanwhile.
  }
}
