// Which file depends on which, as far as the text shows: imports, mocks, URLs of neighbouring files, patterns
// and whole folders. Type imports do not count: they are gone at run time, and the compiler checks them.
import fs from "node:fs";
import path from "node:path";
import { declaredCalls } from "../../lint/bound-calls.mjs";

const code = /\.(ts|tsx|mts|mjs|cjs|sql)$/;
const typesOnly = /^\s*(?:import|export) type\s[^;]*?\sfrom\s+["'][^"']+["']/gm;
const literal = /(["'`])((?:\.{1,2}\/|#[a-z]|src|lint|scripts|tests|docs|art)[^"'`\n]*)\1/g;

/** The contents of the source files among `files`, by path from `root`. */
export function readTexts(root, files) {
  const read = files.filter((file) => code.test(file) && fs.existsSync(path.join(root, file)));
  return Object.fromEntries(read.map((file) => [file, fs.readFileSync(path.join(root, file), "utf8")]));
}

/** For each text the set of `files` that it depends on. */
export function graphOf(files, texts) {
  const known = new Set(files);
  const graph = new Map();
  for (const [file, text] of Object.entries(texts)) {
    const readsFolders = /readdir/.test(text);
    const taken = new Set();
    for (const [, , said] of text.replace(typesOnly, "").matchAll(literal))
      for (const found of filesAt(placeOf(said, file), known, readsFolders)) taken.add(found);
    if (text.includes('"virtual:bound-calls"')) for (const found of filesOfCalls(texts)) taken.add(found);
    taken.delete(file);
    graph.set(file, taken);
  }
  return graph;
}

/** The table of all calls depends on each contract and use case, by name. */
const filesOfCalls = (texts) =>
  declaredCalls(Object.entries(texts).map(([path, text]) => ({ path, text }))).flatMap(({ path, home }) => [
    path,
    home,
  ]);

/** The target of a path in a file, from the root; a query such as ?raw is ignored. */
function placeOf(said, file) {
  const bare = said.split("?")[0];
  if (bare.startsWith("#")) return `src/${bare.slice(1)}`;
  return bare.startsWith(".") ? path.posix.join(path.posix.dirname(file), bare) : bare;
}

function filesAt(place, known, readsFolders) {
  if (known.has(place)) return [place];
  if (place.includes("*")) return matching(known, place);
  const folder = place.replace(/\/?$/, "/");
  return readsFolders ? [...known].filter((file) => file.startsWith(folder)) : [];
}

const patterns = new WeakMap();

/** Cached, because many files use the same patterns. */
function matching(known, pattern) {
  const kept = patterns.get(known) ?? new Map();
  patterns.set(known, kept);
  if (!kept.has(pattern))
    kept.set(
      pattern,
      [...known].filter((file) => path.matchesGlob(file, pattern)),
    );
  return kept.get(pattern);
}
