import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { boundCalls, declaredCalls } from "./bound-calls.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/** Writes down, before the compiler runs, what each call must be answered by. */
export function writeBoundCalls() {
  const contracts = readdirSync(join(root, "src/features"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith("contract.ts"))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
  const text = boundCalls(declaredCalls(contracts));
  mkdirSync(join(root, ".cache"), { recursive: true });
  writeFileSync(join(root, ".cache/bound-calls.ts"), text);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeBoundCalls();
