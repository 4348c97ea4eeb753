// npm run backup: one backup into a folder, while the site goes on serving.
import { serve } from "./serving/serve.mjs";

await serve("backup.js", process.argv.slice(2));
