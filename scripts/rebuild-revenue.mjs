// npm run rebuild-revenue: recounts the revenue and cost of all bookings.
import { serve } from "./serving/serve.mjs";

await serve("rebuild-revenue.js", process.argv.slice(2));
