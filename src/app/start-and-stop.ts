import { createServer } from "node:net";
import { demoAccounts, demoPassword } from "#db/seed/people/demo-users.ts";
import type { Config } from "#platform/config.ts";

export const say = (message: string) => console.log(`  ${message}`);

/** Checks that the port is free before any work is done; port 0 becomes a free one. */
export function claimPort(config: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    const trial = createServer();
    trial.once("error", (error: NodeJS.ErrnoException) => reject(portProblem(error, config)));
    trial.listen(config.port, config.host, () => {
      const result = trial.address();
      trial.close(() => resolve(typeof result === "object" && result ? result.port : config.port));
    });
  });
}

function portProblem(error: NodeJS.ErrnoException, config: Config): Error {
  if (error.code === "EADDRINUSE")
    return new Error(
      `Port ${config.port} is taken by another program. Stop it, or choose another port: PORT=3001 npm start`,
    );
  if (error.code === "EACCES")
    return new Error(`Port ${config.port} may not be used by this account. Choose one above 1023.`);
  return new Error(`Cannot listen on ${config.host}:${config.port}: ${error.message}`);
}

export function announce(config: Config, siteUrl: string) {
  const lines = ["", `The site is open: ${siteUrl}`];
  if (config.demo) {
    const width = Math.max(...demoAccounts.map((account) => account.email.length));
    lines.push("", `Demo accounts, all with the password ${demoPassword}:`);
    for (const account of demoAccounts) lines.push(`  ${account.email.padEnd(width)}  ${account.label}`);
  }
  console.log(lines.map((line) => `  ${line}`).join("\n"));
  console.log("");
}

/** Lets running work finish, then exits; a second signal exits immediately. */
export function stopOnSignal(close: () => Promise<void>) {
  let stopping = false;
  const stop = () => {
    if (stopping) process.exit(1);
    stopping = true;
    say("stopping");
    close().then(
      () => process.exit(0),
      (error: unknown) => endInOneSentence(error),
    );
  };
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, stop);
}

export function endInOneSentence(error: unknown) {
  const expected = error instanceof Error && !(error instanceof TypeError) && !(error instanceof ReferenceError);
  console.error(`\n  ${expected ? readable(error) : ""}`);
  if (!expected) console.error(error);
  process.exit(1);
}

function readable(error: Error & { code?: string; path?: string }): string {
  if (error.code === "EACCES" || error.code === "EPERM" || error.code === "EROFS")
    return `${error.path ?? "A folder"} cannot be written by this account. Choose another folder: DATA_DIR=/some/folder npm start`;
  if (error.code === "ECONNREFUSED" || error.code === "ENOTFOUND" || error.code === "ETIMEDOUT")
    return `The database server cannot be reached: ${error.message || error.code}. Check DATABASE_URL.`;
  return error.message;
}
