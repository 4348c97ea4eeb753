// npm run format: formats every file and applies safe fixes.
import { handOver } from "./setup/child-processes.mjs";
import { packageFile } from "./setup/project.mjs";

handOver(process.execPath, [packageFile("@biomejs", "biome", "bin", "biome"), "check", "--write", "."]);
