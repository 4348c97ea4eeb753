import fs from "node:fs";
import path from "node:path";
import { buildIfChanged, isUpToDate } from "../build.mjs";
import { handOver, runVisibly } from "../setup/child-processes.mjs";
import { cache, root } from "../setup/project.mjs";

/** Builds if needed, then becomes one of the programs in dist/server. */
export async function serve(program, args = []) {
  const settings = path.join(root, ".env");
  if (fs.existsSync(settings)) process.loadEnvFile(settings);
  const [isBuilt] = await Promise.all([buildIfChanged(), program === "server.js" && prepareDatabase()]);
  if (!isBuilt) process.exit(1);
  // Compiled code is cached between starts: compiling would take half of each start.
  const compiled = process.env.NODE_COMPILE_CACHE ?? path.join(cache, "compiled");
  const env = { ...process.env, NODE_ENV: "production", NODE_COMPILE_CACHE: compiled };
  handOver(process.execPath, [path.join(root, "dist", "server", program), ...args], { env });
}

/**
 * On a new machine the database is created during the build, which leaves half a processor idle. The server
 * would do all of this itself, and reports the problem if this has failed.
 */
async function prepareDatabase() {
  const folder = path.join(path.resolve(root, process.env.DATA_DIR || "data"), "postgres");
  if (process.env.DATABASE_URL || fs.existsSync(folder) || isUpToDate()) return;
  const env = { ...process.env, NODE_ENV: "production" };
  await runVisibly(process.execPath, [path.join(root, "scripts", "serving", "prepare-database.mjs")], { env });
}
