import fs from "node:fs";
import path from "node:path";
import type { AssetFinder } from "./entry-server.tsx";
import type { Assets } from "./root.tsx";

const entry = "src/app/pages/entry-client.tsx";
const wake = "src/app/pages/wake.ts";

type Chunk = { file: string; css?: string[]; assets?: string[]; imports?: string[]; dynamicImports?: string[] };
export type Manifest = Record<string, Chunk>;

export const readManifest = (clientFolder: string): Manifest =>
  JSON.parse(fs.readFileSync(path.join(clientFolder, ".vite/manifest.json"), "utf8"));

/** Where the build put a standalone script. */
export function builtScripts(clientFolder: string): (source: string) => string {
  const manifest = readManifest(clientFolder);
  return (source) => `/${manifest[source]?.file ?? source}`;
}

/** Which files the build made for each page. */
export function builtAssets(clientFolder: string): AssetFinder {
  const manifest = readManifest(clientFolder);
  const known = new Map<string | undefined, Assets>();
  return (page) => {
    const match = known.get(page) ?? collect(manifest, page);
    known.set(page, match);
    return match;
  };
}

function collect(manifest: Manifest, page: string | undefined): Assets {
  const styles = new Set<string>();
  const scripts = new Set<string>();
  const seen = new Set<string>();
  const walk = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    scripts.add(`/${chunk.file}`);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
    for (const imported of chunk.imports ?? []) walk(imported);
  };
  walk(entry);
  if (page) walk(page);
  return { styles: [...styles], wake: `/${manifest[wake]?.file}`, scripts: [...scripts] };
}

/** Every file the pages of one shell may request: with all of them it works offline. */
export function filesOfShell(manifest: Manifest, shell: string): readonly string[] {
  const files = new Set<string>();
  const seen = new Set<string>();
  const isOfOther = (key: string) => key.startsWith("src/shells/") && !key.startsWith(`src/shells/${shell}/`);
  const walk = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const file of [chunk.file, ...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(`/${file}`);
    for (const imported of chunk.imports ?? []) walk(imported);
    for (const later of chunk.dynamicImports ?? []) if (!isOfOther(later)) walk(later);
  };
  walk(wake);
  walk(entry);
  return [...files].toSorted();
}
