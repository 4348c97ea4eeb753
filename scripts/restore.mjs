// npm run restore: restores a backup into an empty folder or onto an empty server.
import { serve } from "./serving/serve.mjs";

await serve("restore.js", process.argv.slice(2));
