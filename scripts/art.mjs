// npm run art: renders the site’s pictures again. Arguments are passed on.
import { handOver } from "./setup/child-processes.mjs";

handOver(process.execPath, ["art/build.ts", ...process.argv.slice(2)]);
