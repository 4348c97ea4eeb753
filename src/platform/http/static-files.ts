import fs from "node:fs";
import path from "node:path";
import { type Packed, pack, packAsIs } from "./packed.ts";

const contentTypes: Readonly<Record<string, string>> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".svg": "image/svg+xml",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".txt": "text/plain; charset=utf-8",
  ".woff2": "font/woff2",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".ico": "image/x-icon",
};
const packable = new Set([".js", ".css", ".svg", ".json", ".webmanifest", ".txt"]);

export type StaticFile = { readonly type: string; content(): Promise<Packed> };

/**
 * An address with a content hash in its name or as its version never changes; the rest is asked for again after an hour. The
 * script that keeps an app on a phone is asked for each time: it says which files the newest version has.
 */
export function cacheControlOf(path: string, query: string): string {
  if (path.endsWith("/sw.js")) return "no-cache";
  return path.startsWith("/assets/") || query.startsWith("?v=")
    ? "public, max-age=31536000, immutable"
    : "public, max-age=3600, stale-while-revalidate=86400";
}

/** Every file of the folder by its address, listed at start: no request reaches the file system by its own path. */
export function staticFiles(folder: string): Map<string, StaticFile> {
  const files = new Map<string, StaticFile>();
  for (const entry of fs.readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    const url = `/${path.relative(folder, file).split(path.sep).join("/")}`;
    if (entry.isFile() && !url.startsWith("/.")) files.set(url, lazyFile(file));
  }
  return files;
}

/** A script that is assembled when the site starts. */
export const scriptFile = (text: string): StaticFile => {
  const packed = pack(Buffer.from(text));
  return { type: contentTypes[".js"] ?? "", content: async () => packed };
};

/** Read and compressed at the first request: doing all at start would cost memory and seconds. */
function lazyFile(file: string): StaticFile {
  const extension = path.extname(file);
  let packed: Promise<Packed> | undefined;
  return {
    type: contentTypes[extension] ?? "application/octet-stream",
    content() {
      packed ??= fs.promises.readFile(file).then((bytes) => (packable.has(extension) ? pack(bytes) : packAsIs(bytes)));
      return packed;
    },
  };
}
