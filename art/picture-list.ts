/** The module the pages read. Each picture is a constant of its own, so that naming one does not carry the others. */
export function listText(list: Record<string, object>): string {
  const names = Object.keys(list);
  const constants = names.map((name) => `export const ${constantOf(name)} = ${textOf(list[name])} as const;\n`);
  return `// Written by \`npm run art\` from the drawings in art/: change those, not this.
${constants.join("\n")}
/** Every picture by name: for lists and for the server. A page that shows one picture imports that one alone. */
export const pictures = {
${names.map((name) => `  "${name}": ${constantOf(name)},`).join("\n")}
} as const;

export type PictureName = keyof typeof pictures;
`;
}

/** The tours' route maps, by slug. */
export const mapListText = (
  list: Record<string, object>,
): string => `// Written by \`npm run route-maps\` from a street map: change art/route-map/, not this.
import type { PictureFile } from "#design/pictures/picture.tsx";

/** Map data © OpenMapTiles © OpenStreetMap contributors. */
export const routeMaps: Readonly<Record<string, PictureFile>> = ${textOf(list)};
`;

const constantOf = (name: string) => `${name.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}Picture`;

/** JSON with short lists on one line. */
const textOf = (value: unknown) =>
  JSON.stringify(value, null, 2).replace(/\[\s+([^\]]+?)\s+\]/g, (_, items) => `[${items.replace(/\s+/g, " ")}]`);
