// npm run route-maps: draws the tours' routes on the street map of MAP_DATA_DIR again.
import { handOver } from "./setup/child-processes.mjs";

handOver(process.execPath, ["art/route-maps.ts", ...process.argv.slice(2)]);
