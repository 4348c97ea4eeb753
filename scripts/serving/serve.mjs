import fs from "node:fs";
import path from "node:path";
import { buildIfChanged } from "../build.mjs";
import { handOver } from "../setup/child-processes.mjs";
import { cache, root } from "../setup/project.mjs";

/** Builds what changed, then becomes one of the programs in dist/server. */
export async function serve(program, args = []) {
  const settings = path.join(root, ".env");
  if (fs.existsSync(settings)) process.loadEnvFile(settings);
  if (!(await buildIfChanged())) process.exit(1);
  // Compiled code is kept between starts: half of a start would be spent on compiling it again.
  const compiled = process.env.NODE_COMPILE_CACHE ?? path.join(cache, "compiled");
  const env = { ...process.env, NODE_ENV: "production", NODE_COMPILE_CACHE: compiled };
  handOver(process.execPath, [path.join(root, "dist", "server", program), ...args], { env });
}
