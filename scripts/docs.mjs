// npm run docs: draws again what docs/ shows of the code. A test compares each drawing with the code, so none goes stale.
import { handOver } from "./setup/child-processes.mjs";
import { packageFile } from "./setup/project.mjs";

const drawings = ["src/app/reactions/processes.test.ts", "src/app/data-model.test.ts"];

handOver(process.execPath, [
  packageFile("vitest", "vitest.mjs"),
  "run",
  "--project=server",
  ...drawings,
  "--update=all",
]);
