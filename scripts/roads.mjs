// npm run roads -- extract.osm.pbf: builds the road network from an OpenStreetMap extract. Node runs the
// TypeScript directly.
import { handOver } from "./setup/child-processes.mjs";

handOver(process.execPath, ["src/app/make-roads.ts", ...process.argv.slice(2)]);
