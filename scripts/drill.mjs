// npm run drill -- restore: tries what a company hopes never to need. The latest backup is restored beside and compared.
import { serve } from "./serving/serve.mjs";

const [name, ...args] = process.argv.slice(2);
if (name !== "restore") {
  process.stderr.write("Which drill? npm run drill -- restore [FOLDER]\n");
  process.exit(1);
}
await serve("drill-restore.js", args);
