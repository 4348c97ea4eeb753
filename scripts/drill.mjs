// npm run drill: breaks a copy of the whole on this machine, on purpose, and counts what was lost.
import { buildIfChanged } from "./build.mjs";
import { handOver } from "./setup/child-processes.mjs";

if (!(await buildIfChanged())) process.exit(1);
handOver(process.execPath, ["drill/run.ts", ...process.argv.slice(2)]);
