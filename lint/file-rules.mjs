/**
 * Rules about files that neither the compiler nor Biome can see. Each takes plain values and returns its findings as
 * sentences.
 */

import { currentSql, rulesInMigrations } from "./current-sql.mjs";
import { callsByName, emailsByName, foldersInNames, pagesByAddress } from "./find-by-name.mjs";
import { foreignWrites } from "./table-owners.mjs";

const junkNames = ["index", "util", "utils", "helper", "helpers", "common", "misc", "types", "constants"];

/** @param {readonly string[]} paths */
export const junkDrawers = (paths) =>
  paths
    .filter((path) => path.startsWith("src/") && path.split("/").some((part) => junkNames.includes(nameOf(part))))
    .map((path) => `${path}: name it for the one thing it holds; "${junkNames.join(", ")}" hold anything`);

const kebab = "[a-z0-9]+(?:-[a-z0-9]+)*";
const verbNoun = "[a-z]+(?:-[a-z0-9]+)+";
const anatomy = [
  /^([a-z]+-)*(contract|policy)\.ts$/,
  /^server\/(store|views)\.ts$/,
  new RegExp(`^server/${verbNoun}\\.ts$`),
  new RegExp(`^server/emails/${kebab}\\.tsx$`),
  new RegExp(`^server/gateways/${kebab}\\.ts$`),
  new RegExp(`^ui/${kebab}\\.tsx$`),
  new RegExp(`^ui/use-${kebab}\\.ts$`),
  /^ui\/(messages|([a-z]+-)+labels)\.ts$/,
];
/** A large feature is divided into topics, and each topic has the structure of a feature. */
const topic = /^(?!server\/|ui\/|words\/)[a-z]+(?:-[a-z]+)*\//;

/**
 * A feature has one anatomy; a file that fits nowhere in it is two files, or belongs to another layer.
 * @param {readonly string[]} paths
 */
export const strangersInFeatures = (paths) =>
  paths
    .filter((path) => path.startsWith("src/features/") && !fitsAnatomy(path))
    .map(
      (path) =>
        `${path}: a feature, or a topic of it, holds contract.ts, policy.ts, server/{store,views,<verb>-<noun>}.ts, server/emails/*.tsx, server/gateways/*.ts, ui/*.tsx, ui/use-*.ts, ui/messages.ts, ui/*-labels.ts; a feature, not a topic, may have a README.md`,
    );

/** @param {string} path */
function fitsAnatomy(path) {
  const [, , feature, ...rest] = path.split("/");
  if (feature === "content" && rest[0] === "words") return true;
  if (rest.join("/") === "README.md") return true;
  const inside = rest.join("/").replace(topic, "");
  if (!/\.test\.tsx?$/.test(inside)) return anatomy.some((shape) => shape.test(inside));
  // A test may need JSX even if its subject has none, so either extension is fine.
  const subject = inside.replace(/\.test\.tsx?$/, "");
  return anatomy.some((shape) => shape.test(`${subject}.ts`) || shape.test(`${subject}.tsx`));
}

const layers = ["domain", "features", "shells", "design", "platform", "db", "app", "sandbox", "testing"];
const tablesAndStarts = [
  "routes",
  "api",
  "reactions",
  "schedule",
  "server",
  "worker",
  // Remove this once the last page is built.
  "not-built-yet",
];

/** @param {readonly string[]} paths */
export const strangersInSrc = (paths) =>
  paths
    .filter((path) => path.startsWith("src/"))
    .filter((path) => {
      const [, top = "", ...below] = path.split("/");
      if (below.length > 0) return !layers.includes(top);
      return !top.includes(".gen.") && !(tablesAndStarts.includes(nameOf(top)) && /\.tsx?$/.test(top));
    })
    .map(
      (path) => `${path}: src/ holds ${layers.map((layer) => `${layer}/`).join(" ")} and its tables of contents only`,
    );

/** From this length on a file is worth a look, */
const signal = 300;
/** and from this length on it is two files. */
const limit = 500;
const codeFolders = /^(src|art|tests|scripts|bench|drill|lint)\//;

/** @param {readonly SourceFile[]} files */
const measured = (files) =>
  files
    .filter(({ path }) => codeFolders.test(path) && !path.includes(".gen.") && !path.endsWith(".json"))
    .map(({ path, text }) => ({ path, lines: text.replace(/\n$/, "").split("\n").length }));

/** No finding: those who read the list decide. @param {readonly SourceFile[]} files */
export const longFiles = (files) =>
  measured(files)
    .filter(({ lines }) => lines > signal && lines <= limit)
    .map(({ path, lines }) => `${path}: ${lines} lines; is it still one thought?`);

/** @param {readonly SourceFile[]} files */
export const tooLong = (files) =>
  measured(files)
    .filter(({ lines }) => lines > limit)
    .map(
      ({ path, lines }) =>
        `${path}: ${lines} lines, ${limit} is the most; find the second thing it does and move it out`,
    );

const notes = /\b(TODO|FIXME)\b/;
const fillers = /\b(coming soon|lorem ipsum)\b/i;

/** @param {readonly SourceFile[]} files */
export const unfinishedWork = (files) =>
  files
    .filter(({ path }) => path.startsWith("src/"))
    .flatMap(({ path, text }) =>
      text.split("\n").flatMap((line, at) => {
        const found = notes.exec(line) ?? fillers.exec(line);
        return found ? [`${path}:${at + 1}: "${found[0]}" ships to nobody; finish it or leave it out`] : [];
      }),
    );

const migrations = "src/db/migrations/";

/** @param {readonly string[]} paths */
export function migrationNumbers(paths) {
  const names = paths.filter((path) => path.startsWith(migrations)).map((path) => path.slice(migrations.length));
  const numbered = names.filter((name) => new RegExp(`^\\d{4}-${kebab}\\.sql$`).test(name)).sort();
  const misnamed = names
    .filter((name) => !numbered.includes(name))
    .map((name) => `${migrations}${name}: a migration is called 0007-what-it-does.sql`);
  const misplaced = numbered
    .map((name, at) => ({ name, expected: String(at + 1).padStart(4, "0") }))
    .find(({ name, expected }) => !name.startsWith(expected));
  if (!misplaced) return misnamed;
  return [
    ...misnamed,
    `${migrations}${misplaced.name}: expected number ${misplaced.expected}; numbers are unique and without gaps`,
  ];
}

/** @param {readonly SourceFile[]} files */
export const lockedAddresses = (files) =>
  files
    .filter(({ path, text }) => path.endsWith("package-lock.json") && text.includes('"resolved":'))
    .map(
      ({ path }) =>
        `${path}: holds "resolved" addresses; install with the project's .npmrc so that any registry will do`,
    );

const sqlText = /\bsql(?:<[^`]*?>)?`((?:[^`\\]|\\.)*)`/g;

/**
 * Inside a selection Drizzle writes columns without their table, and one of the row around is taken for one of the query.
 * @param {readonly SourceFile[]} files
 */
export const nakedSubqueries = (files) =>
  files
    .filter(({ path }) => path.startsWith("src/") && !path.endsWith("src/db/subquery.ts"))
    .flatMap(({ path, text }) =>
      [...text.matchAll(sqlText)]
        .filter(([, written = ""]) => /\(\s*select\b[\s\S]*\bwhere\b[\s\S]*\$\{\w+\.\w+\}/i.test(written))
        .map(
          ({ index }) =>
            `${path}:${text.slice(0, index).split("\n").length}: a query within a query is written with subquery\`…\` of #db/subquery.ts, which keeps the names of tables`,
        ),
    );

const takesConnection = /\bpool\.connect\(|\.transaction\(/i;
/** The files that open and release connections, with the guard against holding two at once. */
const keepersOfConnections = ["src/platform/transaction.ts", "src/db/migrate.ts"];

/**
 * Anyone who holds a connection by other means is not seen by that guard, and may wait for itself.
 * @param {readonly SourceFile[]} files
 */
export const heldConnections = (files) =>
  files
    .filter(({ path }) => /^src\/.*\.tsx?$/.test(path) && !/\.test\.tsx?$|^src\/testing\//.test(path))
    .filter(({ path }) => !keepersOfConnections.includes(path))
    .flatMap(({ path, text }) =>
      text
        .split("\n")
        .flatMap((line, at) =>
          takesConnection.test(line)
            ? [`${path}:${at + 1}: a connection is held by inTransaction of #platform/transaction.ts alone`]
            : [],
        ),
    );

/**
 * A wait of one second is an appointment with luck on a busy machine.
 * @param {readonly SourceFile[]} files
 */
export const hastyWaits = (files) =>
  files
    .filter(({ path }) => /\.test\.tsx?$/.test(path))
    .flatMap(({ path, text }) =>
      text
        .split("\n")
        .flatMap((line, at) =>
          /\bvi\.wait(For|Until)\(/.test(line)
            ? [`${path}:${at + 1}: wait with eventually() of #testing/eventually.ts, which has patience`]
            : [],
        ),
    );

/** @param {readonly SourceFile[]} files */
export function findings(files) {
  const paths = files.map(({ path }) => path);
  return [
    ...junkDrawers(paths),
    ...strangersInSrc(paths),
    ...strangersInFeatures(paths),
    ...tooLong(files),
    ...unfinishedWork(files),
    ...migrationNumbers(paths),
    ...rulesInMigrations(files),
    ...currentSql(files),
    ...lockedAddresses(files),
    ...nakedSubqueries(files),
    ...heldConnections(files),
    ...hastyWaits(files),
    ...callsByName(files),
    ...emailsByName(files),
    ...pagesByAddress(files),
    ...foldersInNames(paths),
    ...foreignWrites(files),
  ];
}

/**
 * @param {string} part of a path
 */
const nameOf = (part) => part.split(".")[0] ?? part;

/** @typedef {{ path: string, text: string }} SourceFile */
