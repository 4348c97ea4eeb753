// npm start: the site as visitors see it. The server itself prints its address and the demo accounts.
import { serve } from "./serving/serve.mjs";

await serve("server.js");
