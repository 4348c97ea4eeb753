// npm run format: every file into our style, and what can be mended safely is mended.
import { handOver } from "./setup/child-processes.mjs";
import { packageFile } from "./setup/project.mjs";

handOver(process.execPath, [packageFile("@biomejs", "biome", "bin", "biome"), "check", "--write", "."]);
