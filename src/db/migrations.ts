import type { Migration } from "./migrate.ts";

/** Every file of migrations/ in order, part of the build so that a deployed server needs no source folder. */
const files = import.meta.glob<string>("./migrations/*.sql", { query: "?raw", import: "default", eager: true });

export const migrations: readonly Migration[] = Object.entries(files)
  .map(([path, sql]) => ({ name: path.replace(/^.*\//, "").replace(/\.sql$/, ""), sql }))
  .sort((a, b) => (a.name < b.name ? -1 : 1));
