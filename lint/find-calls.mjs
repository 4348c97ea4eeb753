import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { declaredCalls, unboundCalls } from "./bound-calls.mjs";

export const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Every call in this repository. If one can't be bound, nothing is, and a sentence says why. */
export function findCalls() {
  const files = readdirSync(join(root, "src/features"), { recursive: true, withFileTypes: true })
    .filter(
      ({ name, parentPath }) => name.endsWith("contract.ts") || (name.endsWith(".ts") && /server$/.test(parentPath)),
    )
    .map(({ name, parentPath }) => join(parentPath, name))
    .map((file) => ({ path: relative(root, file).split(sep).join("/"), text: readFileSync(file, "utf8") }));
  const problems = unboundCalls(files);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return declaredCalls(files);
}
