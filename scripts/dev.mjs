// npm run dev: pages change under your hands while you write. Node reads the TypeScript as it is.
import { handOver } from "./setup/child-processes.mjs";

handOver(process.execPath, ["dev.ts", ...process.argv.slice(2)]);
