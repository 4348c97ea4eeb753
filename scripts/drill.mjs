// npm run drill: rehearses emergencies next to the real site. `restore` restores the latest backup and
// compares it; `failover` builds a database cluster on loopback, breaks it under load and counts what was
// lost; `scale` fills one with a company of 1,000 vehicles and measures the cost of a day.
import { buildIfChanged } from "./build.mjs";
import { serve } from "./serving/serve.mjs";
import { handOver } from "./setup/child-processes.mjs";

const [name, ...args] = process.argv.slice(2);
if (name === "restore") await serve("drill-restore.js", args);
else if (name === "failover" || name === "scale") {
  if (!(await buildIfChanged())) process.exit(1);
  handOver(process.execPath, ["drill/run.ts", name, ...args]);
} else {
  process.stderr.write("Which drill? npm run drill -- restore [FOLDER], failover [KILLS] or scale [queries|load]\n");
  process.exit(1);
}
