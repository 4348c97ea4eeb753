// npm run worker: reactions and schedule in a process of their own, for a company that outgrew one.
import { serve } from "./serving/serve.mjs";

await serve("worker.js");
