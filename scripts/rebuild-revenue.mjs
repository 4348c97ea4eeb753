// npm run rebuild-revenue: counts what bookings earn and cost from scratch.
import { serve } from "./serving/serve.mjs";

await serve("rebuild-revenue.js", process.argv.slice(2));
