// npm run worker: reactions and the schedule in a separate process, for a company that has outgrown one.
import { serve } from "./serving/serve.mjs";

await serve("worker.js");
