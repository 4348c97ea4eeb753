/** Migrations say how the database came here; what it computes now is in src/db/views. docs/decisions/0108. */

const folder = "src/db/views/";
/** Up to here migrations created views, functions and triggers; they have run, and are never edited. */
const lastWithRules = "src/db/migrations/0089-";
const creates =
  /^\s*create\s+(?:or\s+replace\s+)?(?:materialized\s+|recursive\s+|temp(?:orary)?\s+|constraint\s+)?(view|function|procedure|trigger|rule)\b/gim;

/** @param {readonly SourceFile[]} files */
export const rulesInMigrations = (files) =>
  files
    .filter(({ path }) => /^src\/db\/migrations\/\d{4}-.*\.sql$/.test(path))
    .filter(({ path }) => path.slice(0, lastWithRules.length) > lastWithRules)
    .flatMap(({ path, text }) =>
      [...text.matchAll(creates)].map(
        ({ 0: found, 1: kind, index }) =>
          `${path}:${text.slice(0, index + found.search(/\S/)).split("\n").length}: creates a ${kind?.toLowerCase()}; it belongs in ${folder}<name>.sql, which is named in ${folder}order.ts and applied by every migrate`,
      ),
    );

/** @param {readonly SourceFile[]} files */
export function currentSql(files) {
  const sources = files.filter(({ path }) => path.startsWith(folder) && path.endsWith(".sql"));
  const order = files.find(({ path }) => path === `${folder}order.ts`)?.text ?? "";
  const listed = [...order.matchAll(/^ {2}"([a-z-]+)",$/gm)].map(([, name = ""]) => name);
  const names = sources.map(({ path }) => path.slice(folder.length, -".sql".length));
  return [
    ...names
      .filter((name) => !listed.includes(name))
      .map((name) => `${folder}${name}.sql: is not in ${folder}order.ts, so no migrate applies it`),
    ...listed
      .filter((name) => !names.includes(name))
      .map((name) => `${folder}order.ts: names ${name}, and there is no ${name}.sql`),
    ...sources.flatMap(misshapen),
  ];
}

/** @param {SourceFile} file */
function misshapen({ path, text }) {
  const name = path.slice(folder.length, -".sql".length).replaceAll("-", "_");
  const made = [...text.matchAll(creates)].map(([found, kind]) => ({ found: found.trim().toLowerCase(), kind }));
  if (made.some(({ kind }) => kind?.toLowerCase() === "view"))
    return made.length === 1 && new RegExp(`^create view ${name} as$`, "m").test(text)
      ? []
      : [`${path}: a view has a file of its own, which says “create view ${name} as”`];
  return made
    .filter(({ found }) => !/^create or replace (function|trigger)$/.test(found))
    .map(({ found }) => `${path}: “${found}” fails where it is there already; say “create or replace”`);
}

/** @typedef {{ path: string, text: string }} SourceFile */
