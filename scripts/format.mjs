// npm run format: every file into the house style, and what can be mended safely is mended.
import { handOver } from "./setup/child-processes.mjs";
import { packageFile } from "./setup/project.mjs";

handOver(process.execPath, [packageFile("@biomejs", "biome", "bin", "biome"), "check", "--write", "."]);
