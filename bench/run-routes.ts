import { compareRoutes } from "./compare-routes.ts";

/** A process of its own, so that the memory it prints is that of the engine. */
compareRoutes(process.argv.slice(2));
