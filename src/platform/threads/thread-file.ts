import fs from "node:fs";
import path from "node:path";

/**
 * The program of a thread, which Node loads by itself: in development the source beside the file that asks, in the built
 * site the entry of that name, beside the file that asks or in the folder above it.
 */
export function threadFile(folder: string, name: string): string {
  const places = [`${name}.ts`, `${name}.js`, path.join("..", `${name}.js`)].map((place) => path.join(folder, place));
  const file = places.find((place) => fs.existsSync(place));
  if (!file) throw new Error(`There is no ${name} beside ${folder}: the site must be built again.`);
  return file;
}
