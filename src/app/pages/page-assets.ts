import fs from "node:fs";
import path from "node:path";
import type { AssetFinder } from "./entry-server.tsx";
import type { Assets } from "./root.tsx";

const entry = "src/app/pages/entry-client.tsx";
const wake = "src/app/pages/wake.ts";

type Manifest = Record<string, { file: string; css?: string[]; imports?: string[] }>;

/** Reads which files the build made for each page. */
export function builtAssets(clientFolder: string): AssetFinder {
  const manifest: Manifest = JSON.parse(fs.readFileSync(path.join(clientFolder, ".vite/manifest.json"), "utf8"));
  const known = new Map<string | undefined, Assets>();
  return (page) => {
    const found = known.get(page) ?? collect(manifest, page);
    known.set(page, found);
    return found;
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
