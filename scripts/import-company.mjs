// npm run import-company: imports an exported company into an empty folder or server.
import { serve } from "./serving/serve.mjs";

await serve("import-company.js", process.argv.slice(2));
