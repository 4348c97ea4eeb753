// npm run dev: the site with hot reload. Node runs the TypeScript directly.
import { handOver } from "./setup/child-processes.mjs";

handOver(process.execPath, ["dev.ts", ...process.argv.slice(2)]);
