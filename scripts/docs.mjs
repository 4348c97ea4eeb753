// npm run docs: regenerates the parts of docs/ that come from the code. A test compares them, so that none
// goes stale.
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
