// npm run roads -- extract.osm.pbf: makes the road network from an OpenStreetMap extract. Node reads the TypeScript as it is.
import { handOver } from "./setup/child-processes.mjs";

handOver(process.execPath, ["src/app/make-roads.ts", ...process.argv.slice(2)]);
