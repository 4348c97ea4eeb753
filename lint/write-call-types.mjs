import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { callTypes } from "./bound-calls.mjs";
import { findCalls, root } from "./find-calls.mjs";

/** Generates, before the compiler runs, the types that each call must answer with. */
export function writeCallTypes() {
  mkdirSync(join(root, ".cache"), { recursive: true });
  writeFileSync(join(root, ".cache/bound-calls.ts"), callTypes(findCalls()));
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeCallTypes();
