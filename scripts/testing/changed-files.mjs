// The files changed since the branch left main, committed or not.
import { execFileSync } from "node:child_process";
import { root } from "../setup/project.mjs";

/**
 * { since, files }: the commit compared with, and the paths from the root. By default it is where the branch
 * started.
 */
export function changedFiles(since = branchPoint(), folder = root) {
  const differing = lines(["diff", "--name-only", "--no-renames", since], folder);
  const added = lines(["ls-files", "--others", "--exclude-standard"], folder);
  return { since, files: [...new Set([...differing, ...added])].sort() };
}

/** Every file that git tracks or would add. */
export const allFiles = (folder = root) => lines(["ls-files", "--cached", "--others", "--exclude-standard"], folder);

/** On main itself, or without a main, only uncommitted changes count. */
export function branchPoint(folder = root) {
  for (const main of ["main", "origin/main"]) {
    try {
      return lines(["merge-base", "HEAD", main], folder)[0];
    } catch {
      // There is no such branch here.
    }
  }
  return "HEAD";
}

const lines = (args, cwd) =>
  execFileSync("git", ["-c", "core.quotePath=off", ...args], {
    cwd,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    maxBuffer: 2 ** 28,
  })
    .split("\n")
    .filter(Boolean);
