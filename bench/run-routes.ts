import { compareRoads } from "./compare-roads.ts";
import { compareRoutes } from "./compare-routes.ts";

/** A process of its own, so that the memory it prints is that of the engine. */
const options = process.argv.slice(2);
const only = options.find((option) => !option.startsWith("--"));
if (only !== "roads") compareRoutes(options);
if (only === undefined || only === "roads") compareRoads();
