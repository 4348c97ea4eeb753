// On a first start, prepares the database from the sources while the site is still being built.
import path from "node:path";
import { runnerImport } from "vite";
import { root } from "../setup/project.mjs";

const program = path.join(root, "src", "app", "commands", "prepare-database.ts");
try {
  await runnerImport(program, { configFile: false, root, logLevel: "silent" });
} catch {
  // The server will hit the same problem, and reports it in one sentence.
  process.exit(1);
}
