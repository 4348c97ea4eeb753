// npm run bench: measures the built site, never the one under development.
import { buildIfChanged } from "./build.mjs";
import { handOver } from "./setup/child-processes.mjs";

if (!(await buildIfChanged())) process.exit(1);
handOver(process.execPath, ["bench/run.ts", ...process.argv.slice(2)]);
