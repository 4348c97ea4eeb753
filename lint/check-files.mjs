import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { findings, longFiles } from "./file-rules.mjs";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folders = ["src", "art", "tests", "scripts", "bench", "drill", "lint"];
const locks = ["package-lock.json", "runtime/package-lock.json"];
const written = /\.(ts|tsx|mts|cts|js|mjs|cjs|css|html|sql|md|sh|grit|json)$/;

const inFolders = folders
  .map((folder) => join(root, folder))
  .filter((folder) => existsSync(folder))
  .flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
  .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join("/"))
  .filter((path) => !path.includes("node_modules/"));

const files = [...inFolders, ...locks.filter((path) => existsSync(join(root, path)))].map((path) => ({
  path,
  text: written.test(path) ? readFileSync(join(root, path), "utf8") : "",
}));

const wrong = findings(files);
for (const sentence of wrong) console.error(sentence);
// A long file is a question, not a fault, so it is printed last.
for (const sentence of longFiles(files)) console.log(`Look: ${sentence}`);
console.log(wrong.length === 0 ? `${files.length} files, each in its place.` : `${wrong.length} findings.`);
process.exitCode = wrong.length === 0 ? 0 : 1;
