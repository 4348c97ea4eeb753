// npm run backup: makes one backup into a folder while the site keeps serving.
import { serve } from "./serving/serve.mjs";

await serve("backup.js", process.argv.slice(2));
