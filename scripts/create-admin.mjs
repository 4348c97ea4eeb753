// npm run create-admin -- --email you@example.co.za: creates the first super-user and prints a link to choose
// a password.
import { serve } from "./serving/serve.mjs";

await serve("create-admin.js", process.argv.slice(2));
