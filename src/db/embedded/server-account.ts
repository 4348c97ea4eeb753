import { spawnSync } from "node:child_process";
import fs from "node:fs";

/** The account the database server runs under: nothing to change, or the one that root borrows. */
export type Account = { uid?: number; gid?: number };

/** PostgreSQL refuses to run as root, and initdb wants an account with a name: root borrows one that exists. */
export function serverAccount(): Account {
  if (process.getuid?.() !== 0) return {};
  const rows = fs
    .readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .map((line) => line.split(":"));
  for (const name of ["postgres", "nobody"]) {
    const row = rows.find((fields) => fields[0] === name);
    if (row) return { uid: Number(row[2]), gid: Number(row[3]) };
  }
  throw new Error('Running as root without a "postgres" or "nobody" account: set DATABASE_URL to a PostgreSQL server.');
}

/** Asked of a child under that account, because only the kernel knows the answer for certain. */
export const canEnter = (folder: string, account: Account) =>
  spawnSync("/bin/sh", ["-c", 'cd "$1"', "sh", folder], { ...account, cwd: "/", stdio: "ignore" }).status === 0;

export function giveTo(account: Account, path: string) {
  if (account.uid !== undefined && account.gid !== undefined) fs.chownSync(path, account.uid, account.gid);
}
