import fs from "node:fs";
import path from "node:path";
import { buildIfChanged } from "../build.mjs";
import { handOver } from "../setup/child-processes.mjs";
import { root } from "../setup/project.mjs";

/** Builds what changed, then becomes one of the two programs in dist/server. */
export async function serve(program) {
  const settings = path.join(root, ".env");
  if (fs.existsSync(settings)) process.loadEnvFile(settings);
  if (!(await buildIfChanged())) process.exit(1);
  const env = { ...process.env, NODE_ENV: "production" };
  handOver(process.execPath, [path.join(root, "dist", "server", program)], { env });
}
