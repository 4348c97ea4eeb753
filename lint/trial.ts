import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

export const repository = dirname(dirname(fileURLToPath(import.meta.url)));

/** A small temporary repository with access to the real dependencies. */
export type Trial = { folder: string; remove: () => void };

/** Writes `files` (path → text) and copies `fromRepository` as they are. */
export function writeTrial(files: Readonly<Record<string, string>>, fromRepository: readonly string[] = []): Trial {
  const folder = mkdtempSync(join(tmpdir(), "law-"));
  symlinkSync(join(repository, "node_modules"), join(folder, "node_modules"), "dir");
  for (const path of fromRepository) cpSync(join(repository, path), join(folder, path), { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Runs one of the project's tools in a trial and returns what it printed. A tool that finds something exits above 0, so that is no error here. */
export function runTool(trial: Trial, script: string, args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const tool = spawn(process.execPath, [join(repository, "node_modules", script), ...args], { cwd: trial.folder });
    let printed = "";
    let complaints = "";
    tool.stdout.on("data", (part) => {
      printed += part;
    });
    tool.stderr.on("data", (part) => {
      complaints += part;
    });
    tool.on("error", reject);
    tool.on("close", () =>
      printed ? resolve(printed) : reject(new Error(`${script} printed nothing. ${complaints}`)),
    );
  });
}
